import { succeeds } from './debian.js';

const allFound = 'stopifnot(nzchar(sapply(commandArgs(TRUE), function(name) system.file(package = name))))';

/** Whether R finds packages. Loading them would take seconds. */
export const hasPackages = (...names: readonly string[]): boolean => succeeds('Rscript', '-e', allFound, ...names);
