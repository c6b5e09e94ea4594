"""Adds to a lock file (argument 1) the optional packages of pagefind for other systems, which a registry may not have: npm ci wants them named."""
import json, sys
lock = json.load(open(sys.argv[1])); packages = lock['packages']
version = packages['node_modules/pagefind']['version']
for name in packages['node_modules/pagefind']['optionalDependencies']:
    system, cpu = name.split('/')[1].split('-')
    key = f'node_modules/{name}'
    if key not in packages:
        packages[key] = {'version': version, 'cpu': [cpu], 'dev': True, 'license': 'MIT', 'optional': True, 'os': ['win32' if system == 'windows' else system]}
lock['packages'] = {k: packages[k] for k in [''] + sorted(k for k in packages if k)}
json.dump(lock, open(sys.argv[1], 'w'), indent=2, ensure_ascii=False); open(sys.argv[1], 'a').write('\n')
