"""Where the glossary was; it is part of `vigil.wording` now."""

from vigil.wording.glossary import GLOSSARY

__all__ = ["GLOSSARY"]
