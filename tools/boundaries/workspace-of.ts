/** Returns the folder of the workspace that a file belongs to. `data/simulator` lies inside the folder of `data`. */
export const workspaceOf = (file: string): string => /^(?:data\/simulator(?=\/)|[^/]*)/u.exec(file)?.[0] ?? '';
