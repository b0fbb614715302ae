"""Sounds can be heard, are short and not too loud: they are rendered and measured."""

from __future__ import annotations

# The peak of each voice, the level of its loudest twentieth of a second, and how long it lasts.
RENDERED = """async () => {
    const {VOICES} = await import("/table/sound/voices.js");
    const rate = 22050;
    const render = async (voice) => {
        const context = new OfflineAudioContext(1, 3 * rate, rate);
        voice({context, to: context.destination});
        return (await context.startRendering()).getChannelData(0);
    };
    const level = (part) => Math.sqrt(part.reduce((sum, one) => sum + one * one, 0) / part.length);
    const measured = (samples) => {
        const span = rate / 20;
        const levels = Array.from({length: Math.floor(samples.length / span)}, (_, place) =>
            level(samples.slice(place * span, (place + 1) * span)));
        return {
            peak: Math.max(...samples.map(Math.abs)),
            loudest: Math.max(...levels),
            seconds: (levels.findLastIndex((one) => one > 0.001) + 1) / 20,
        };
    };
    const heard = {};
    for (const [name, voice] of Object.entries(VOICES)) heard[name] = measured(await render(voice));
    return heard;
}"""

QUIETEST = 0.02  # of full volume, as a level
LOUDEST = 0.8
LONGEST = 2.0  # seconds


def test_every_sound_can_be_heard_and_is_short_and_none_is_too_loud(ada):
    ada.go("/about")
    voices = ada.page.evaluate(RENDERED)
    assert set(voices) == {"card", "coin", "blade", "bell", "die", "turn", "out", "won", "lost"}
    for name, voice in voices.items():
        assert voice["loudest"] > QUIETEST, name
        assert voice["peak"] < LOUDEST, name
        assert 0 < voice["seconds"] < LONGEST, name
