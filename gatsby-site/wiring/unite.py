"""Unites the root package.json (argument 1) with what the hub needs of it (argument 2, root-package.json): writes argument 1 in place."""
import json, sys
main_file, hub_file = sys.argv[1:3]
main, hub = (json.load(open(f)) for f in (main_file, hub_file))
main['workspaces'] = main['workspaces'] + [w for w in hub['workspaces'] if w not in main['workspaces']]
for part in ('scripts', 'devDependencies', 'overrides'):
    for name, value in hub.get(part, {}).items():
        main.setdefault(part, {}).setdefault(name, value)
main['scripts']['start'] = 'npm run --silent build && node server/dist/start.cjs --build-hub'
main['scripts']['build:hub'] = 'node --conditions=source --import tsx tools/build-hub.ts'
if 'gatsby-site' not in main['scripts']['check:types']: main['scripts']['check:types'] += ' && tsc -p gatsby-site'
main['devDependencies'] = dict(sorted(main['devDependencies'].items()))
json.dump(main, open(main_file, 'w'), indent=2, ensure_ascii=False); open(main_file, 'a').write('\n')
