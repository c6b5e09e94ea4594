throw new Error('gatsby-parcel-config is left out: see docs/adr/0001-one-bundle.md');
