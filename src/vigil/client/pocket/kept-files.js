/**
 * The files of the database in the browser's private file system, and the same as a file system of the Python that
 * runs here. Handles are opened before Python starts, since it cannot wait for them.
 */

export const FOLDER = "vigil";
export const FILES = ["vigil.db", "vigil.db-wal", "vigil.db-journal"];
const DIRECTORY = 0o40700;
const PLAIN = 0o100600;
const NO_SUCH_FILE = 44;
const NO_SPACE = 51;
const NOT_PERMITTED = 63;
const PATIENCE = 20; // times that a file is tried which another tab has just left
const PAUSE = 250;

/**
 * What a worker can do with a file at once; the types of pages do not have it.
 * @typedef {object} Handle
 * @property {(buffer: Uint8Array, place: {at: number}) => number} read
 * @property {(buffer: Uint8Array, place: {at: number}) => number} write
 * @property {(size: number) => void} truncate
 * @property {() => number} getSize
 * @property {() => void} flush
 */
/**
 * @typedef {object} Kept
 * @property {Handle} handle
 * @property {boolean} isThere  whether Python has made it
 */
/** @typedef {Map<string, Kept>} Files */

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * Opens the files; null where a browser has no place for them.
 * @param {string} base  each copy of Vigil on a site has files of its own
 * @returns {Promise<Files | null>}
 */
export async function openFiles(base) {
  try {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle(folderOf(base), { create: true });
    /** @type {Files} */
    const files = new Map();
    for (const name of FILES) {
      const handle = await openFile(await folder.getFileHandle(name, { create: true }));
      files.set(name, { handle, isThere: handle.getSize() > 0 });
    }
    return files;
  } catch (problem) {
    console.warn("nothing can be kept on this device:", problem);
    return null;
  }
}

/** @param {string} base */
export const folderOf = (base) => `${FOLDER}${base.replaceAll("/", "-")}`;

/**
 * @param {any} file
 * @returns {Promise<Handle>}
 */
async function openFile(file) {
  for (let tried = 1; ; tried += 1) {
    try {
      return await file.createSyncAccessHandle();
    } catch (problem) {
      if (
        tried === PATIENCE ||
        !(problem instanceof DOMException) ||
        problem.name !== "NoModificationAllowedError"
      )
        throw problem;
      await pause(PAUSE);
    }
  }
}

/** Puts what was written on the device. @param {Files} files */
export function flushFiles(files) {
  for (const { handle } of files.values()) handle.flush();
}

/**
 * Lets Python have the files in a folder.
 * @param {any} fs  the file system of Emscripten
 * @param {Files} files
 * @param {string} folder
 */
export function mountFiles(fs, files, folder) {
  fs.mkdirTree(folder);
  fs.mount(makeFileSystem(fs, files), {}, folder);
}

/**
 * @param {any} fs
 * @param {Files} files
 */
function makeFileSystem(fs, files) {
  const failure = (/** @type {number} */ number) => new fs.ErrnoError(number);
  const isFolder = (/** @type {any} */ node) => node.parent === node;

  /** @param {any} parent @param {string} name @param {number} mode */
  function makeNode(parent, name, mode) {
    const node = fs.createNode(parent, name, mode, 0);
    node.node_ops = nodeActions;
    node.stream_ops = streamActions;
    node.kept = files.get(name);
    return node;
  }

  const nodeActions = {
    getattr: (/** @type {any} */ node) => {
      const size = isFolder(node) ? 4096 : node.kept.handle.getSize();
      const time = new Date(0);
      const [dev, ino, nlink, uid, gid, rdev, blksize] = [1, node.id, 1, 0, 0, 0, 4096];
      const blocks = Math.ceil(size / blksize);
      return {
        dev,
        ino,
        mode: node.mode,
        nlink,
        uid,
        gid,
        rdev,
        size,
        atime: time,
        mtime: time,
        ctime: time,
        blksize,
        blocks,
      };
    },
    setattr: (/** @type {any} */ node, /** @type {any} */ change) => {
      if (change.size !== undefined) node.kept.handle.truncate(change.size);
    },
    lookup: (/** @type {any} */ parent, /** @type {string} */ name) => {
      if (!files.get(name)?.isThere) throw failure(NO_SUCH_FILE);
      return makeNode(parent, name, PLAIN);
    },
    mknod: (/** @type {any} */ parent, /** @type {string} */ name) => {
      const kept = files.get(name);
      if (!kept) throw failure(NOT_PERMITTED);
      kept.isThere = true;
      return makeNode(parent, name, PLAIN);
    },
    unlink: (/** @type {any} */ _parent, /** @type {string} */ name) => {
      const kept = files.get(name);
      if (!kept) throw failure(NO_SUCH_FILE);
      kept.handle.truncate(0);
      kept.isThere = false;
    },
    readdir: () => [".", "..", ...[...files].filter(([, kept]) => kept.isThere).map(([name]) => name)],
  };

  const streamActions = {
    read: (
      /** @type {any} */ stream,
      /** @type {Uint8Array} */ buffer,
      /** @type {number} */ offset,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => stream.node.kept.handle.read(buffer.subarray(offset, offset + length), { at }),
    write: (
      /** @type {any} */ stream,
      /** @type {Uint8Array} */ buffer,
      /** @type {number} */ offset,
      /** @type {number} */ length,
      /** @type {number} */ at,
    ) => {
      try {
        return stream.node.kept.handle.write(buffer.subarray(offset, offset + length), { at });
      } catch (problem) {
        console.warn("nothing more can be kept on this device:", problem);
        throw failure(NO_SPACE);
      }
    },
    llseek: (/** @type {any} */ stream, /** @type {number} */ offset, /** @type {number} */ whence) => {
      const start = [0, stream.position, stream.node.kept.handle.getSize()][whence];
      return start + offset;
    },
    fsync: (/** @type {any} */ stream) => {
      stream.node.kept.handle.flush();
      return 0;
    },
  };

  return { mount: () => makeNode(null, "/", DIRECTORY) };
}
