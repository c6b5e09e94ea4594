import { ensure } from '../dev/clients/debian.js';
import { hasPackages } from '../dev/clients/r-packages.js';

/** Installs R and lintr if they are missing. Returns the reason if that fails. */
export const prepareLintR = (): string | undefined =>
  ensure(() => hasPackages('lintr'), ['r-base-core', 'r-cran-lintr']);
