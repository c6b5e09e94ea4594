import { ensure, succeeds } from '../dev/clients/debian.js';

/** Installs R and lintr if they are missing. Returns the reason if that fails. */
export const prepareLintR = (): string | undefined =>
  ensure(() => succeeds('Rscript', '-e', 'stopifnot(requireNamespace("lintr"))'), ['r-base-core', 'r-cran-lintr']);
