/** Reasons why data cannot be stored: no space or quota is left, the folder is read-only, or the disk fails. */
export type StorageCause = 'disk-full' | 'read-only' | 'disk-failed';

/** The fault of a file or folder, and how to remedy it. */
export interface FileFault {
  readonly fault: string;
  /** Returns the remedy. `folder` is the wording for choosing another folder, such as 'name a folder'. */
  readonly remedy: (folder: string) => string;
  /** **Empty**: `undefined` if the disk is not the cause. */
  readonly cause?: StorageCause;
}

const makeRoom: FileFault['remedy'] = (folder) => `make room on it, or ${folder} on another disk`;
const permit: FileFault['remedy'] = (folder) => `permit that, run as its owner, or ${folder} that this user owns`;

/** Operating system error code of a fault. */
export type FaultCode = 'ENOSPC' | 'EDQUOT' | 'EROFS' | 'EACCES' | 'EPERM' | 'EIO' | 'EMFILE' | 'ENFILE';

/** The file faults, by operating system error code. */
export const fileFaults: Readonly<Record<FaultCode, FileFault>> = {
  ENOSPC: { cause: 'disk-full', fault: 'its disk is full', remedy: makeRoom },
  EDQUOT: { cause: 'disk-full', fault: 'the quota of this user is used up', remedy: makeRoom },
  EROFS: {
    cause: 'read-only',
    fault: 'its disk is read-only',
    remedy: (folder) => `${folder} that can be written`,
  },
  EACCES: { cause: 'read-only', fault: 'this user may not open it', remedy: permit },
  EPERM: { cause: 'read-only', fault: 'this user may not change it', remedy: permit },
  EIO: {
    cause: 'disk-failed',
    fault: 'its disk fails',
    remedy: (folder) => `restore a backup on another disk: ${folder} there`,
  },
  EMFILE: {
    fault: 'too many files are open',
    remedy: () => 'raise the limit, for example with ulimit -n 4096',
  },
  ENFILE: {
    fault: 'too many files are open on this machine',
    remedy: () => 'stop other programs, or raise the limit of the machine',
  },
};

/** The codes of all faults, in table order. */
export const faultCodes = Object.keys(fileFaults) as readonly FaultCode[];
