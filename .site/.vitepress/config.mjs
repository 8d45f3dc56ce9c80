export default {
  base: '/',
  outDir: '/work/wt/site/site',
  lang: 'en-GB',
  title: 'dicewright',
  appearance: true,
  head: [
    [
      'link',
      {
        rel: 'icon',
        type: 'image/svg+xml',
        href: '/favicon.svg',
      },
    ],
    [
      'meta',
      {
        name: 'theme-color',
        content: '#4b3eab',
      },
    ],
  ],
  markdown: {
    image: {
      lazyLoading: true,
    },
  },
  vite: {
    build: {
      chunkSizeWarningLimit: 5000,
    },
  },
  themeConfig: {
    outline: [2, 3],
    nav: [
      {
        text: 'Guides',
        link: '/guides/',
        activeMatch: '^/(guides|examples)/',
      },
      {
        text: 'Games',
        link: '/games/',
        activeMatch: '^/(games|rules)/',
      },
      {
        text: 'Reference',
        link: '/reference/',
        activeMatch: '^/reference/',
      },
    ],
    sidebar: {
      '/games/': [
        {
          text: 'The games',
          link: '/games/',
        },
        {
          text: 'Games of their own',
          collapsed: true,
          items: [
            {
              text: 'Calavera',
              link: '/games/calavera/',
            },
            {
              text: 'Kiriki',
              link: '/games/kiriki/',
            },
            {
              text: 'Krakatoa',
              link: '/games/krakatoa/',
            },
          ],
        },
        {
          text: 'Das Spiel: Skill',
          collapsed: true,
          items: [
            {
              text: 'Captain Flint’s Skeleton Trick',
              link: '/games/captain-flints-skeleton-trick/',
            },
            {
              text: 'Dune',
              link: '/games/dune/',
            },
            {
              text: 'Faraday',
              link: '/games/faraday/',
            },
            {
              text: 'Coulomb',
              link: '/games/coulomb/',
            },
            {
              text: 'Emag',
              link: '/games/emag/',
            },
            {
              text: 'Dice Mikado',
              link: '/games/dice-mikado/',
            },
            {
              text: 'Flickers',
              link: '/games/flickers/',
            },
            {
              text: 'Mount(a)ing',
              link: '/games/mounting/',
            },
            {
              text: 'Hide Away',
              link: '/games/hide-away/',
            },
          ],
        },
        {
          text: 'Das Spiel: Chance',
          collapsed: true,
          items: [
            {
              text: 'The Most Simple Game',
              link: '/games/the-most-simple-game/',
            },
            {
              text: 'The Green Amoeba',
              link: '/games/the-green-amoeba/',
            },
            {
              text: 'The Forbidden Number',
              link: '/games/the-forbidden-number/',
            },
            {
              text: 'Up and Down',
              link: '/games/up-and-down/',
            },
          ],
        },
        {
          text: 'Das Spiel: Special',
          collapsed: true,
          items: [
            {
              text: 'The Clever Mole',
              link: '/games/the-clever-mole/',
            },
            {
              text: 'Storing Scores',
              link: '/games/storing-scores/',
            },
          ],
        },
        {
          text: 'Das Spiel: Construction',
          collapsed: true,
          items: [
            {
              text: 'Trulla',
              link: '/games/trulla/',
            },
            {
              text: 'The Vain Guinea Fowl',
              link: '/games/the-vain-guinea-fowl/',
            },
            {
              text: 'Spotted Cow',
              link: '/games/spotted-cow/',
            },
            {
              text: 'Dishing Up',
              link: '/games/dishing-up/',
            },
            {
              text: 'Malicious Pleasure',
              link: '/games/malicious-pleasure/',
            },
            {
              text: 'Acquire',
              link: '/games/acquire/',
            },
            {
              text: 'Golden Centre',
              link: '/games/golden-centre/',
            },
            {
              text: 'Rasanto',
              link: '/games/rasanto/',
            },
            {
              text: 'Summit Storm',
              link: '/games/summit-storm/',
            },
            {
              text: 'Ruins',
              link: '/games/ruins/',
            },
            {
              text: 'DoRa',
              link: '/games/dora/',
            },
            {
              text: 'Mucho',
              link: '/games/mucho/',
            },
            {
              text: 'Tabula Rasa',
              link: '/games/tabula-rasa/',
            },
            {
              text: 'Quadrula Rasa',
              link: '/games/quadrula-rasa/',
            },
            {
              text: 'Fire and Water',
              link: '/games/fire-and-water/',
            },
            {
              text: 'Squeezing',
              link: '/games/squeezing/',
            },
            {
              text: 'Triops',
              link: '/games/triops/',
            },
            {
              text: 'Lookout',
              link: '/games/lookout/',
            },
          ],
        },
        {
          text: 'Das Spiel: Alteration',
          collapsed: true,
          items: [
            {
              text: 'Masquerade',
              link: '/games/masquerade/',
            },
            {
              text: 'Slide',
              link: '/games/slide/',
            },
            {
              text: 'Slipped',
              link: '/games/slipped/',
            },
            {
              text: 'Mound Mover',
              link: '/games/mound-mover/',
            },
            {
              text: 'Diebylon',
              link: '/games/diebylon/',
            },
          ],
        },
        {
          text: 'Das Spiel: Demolition',
          collapsed: true,
          items: [
            {
              text: 'El Dado',
              link: '/games/el-dado/',
            },
            {
              text: 'Asparagus',
              link: '/games/asparagus/',
            },
            {
              text: 'Doubles',
              link: '/games/doubles/',
            },
            {
              text: 'Favourite',
              link: '/games/favourite/',
            },
            {
              text: 'Greedy Grabber',
              link: '/games/greedy-grabber/',
            },
            {
              text: 'Cui Bono?',
              link: '/games/cui-bono/',
            },
          ],
        },
        {
          text: 'Das Spiel: Board',
          collapsed: true,
          items: [
            {
              text: 'Sandwich',
              link: '/games/sandwich/',
            },
            {
              text: 'Reducto',
              link: '/games/reducto/',
            },
            {
              text: "Wolf in a Sheep's Coat",
              link: '/games/wolf-in-a-sheeps-coat/',
            },
            {
              text: "Witches' Dance",
              link: '/games/witches-dance/',
            },
            {
              text: 'Smuggling',
              link: '/games/smuggling/',
            },
            {
              text: "The Pharaoh's Curse",
              link: '/games/the-pharaohs-curse/',
            },
            {
              text: 'Steps to the Throne',
              link: '/games/steps-to-the-throne/',
            },
            {
              text: 'Race',
              link: '/games/race/',
            },
            {
              text: 'Triangle',
              link: '/games/triangle/',
            },
            {
              text: 'Falling Rocks',
              link: '/games/falling-rocks/',
            },
          ],
        },
        {
          text: 'Das Spiel: Space',
          collapsed: true,
          items: [
            {
              text: 'Flea Chase',
              link: '/games/flea-chase/',
            },
            {
              text: 'Finish',
              link: '/games/finish/',
            },
            {
              text: 'The Fire-Red Devil',
              link: '/games/the-fire-red-devil/',
            },
          ],
        },
      ],
      '/rules/': [
        {
          text: 'The games',
          link: '/games/',
        },
        {
          text: 'Games of their own',
          collapsed: true,
          items: [
            {
              text: 'Calavera',
              link: '/rules/calavera/',
            },
            {
              text: 'Kiriki',
              link: '/rules/kiriki/',
            },
            {
              text: 'Krakatoa',
              link: '/rules/krakatoa/',
            },
          ],
        },
        {
          text: 'Das Spiel: Skill',
          collapsed: true,
          items: [
            {
              text: 'Captain Flint’s Skeleton Trick',
              link: '/rules/captain-flints-skeleton-trick/',
            },
            {
              text: 'Dune',
              link: '/rules/dune/',
            },
            {
              text: 'Faraday',
              link: '/rules/faraday/',
            },
            {
              text: 'Coulomb',
              link: '/rules/coulomb/',
            },
            {
              text: 'Emag',
              link: '/rules/emag/',
            },
            {
              text: 'Dice Mikado',
              link: '/rules/dice-mikado/',
            },
            {
              text: 'Flickers',
              link: '/rules/flickers/',
            },
            {
              text: 'Mount(a)ing',
              link: '/rules/mounting/',
            },
            {
              text: 'Hide Away',
              link: '/rules/hide-away/',
            },
          ],
        },
        {
          text: 'Das Spiel: Chance',
          collapsed: true,
          items: [
            {
              text: 'The Most Simple Game',
              link: '/rules/the-most-simple-game/',
            },
            {
              text: 'The Green Amoeba',
              link: '/rules/the-green-amoeba/',
            },
            {
              text: 'The Forbidden Number',
              link: '/rules/the-forbidden-number/',
            },
            {
              text: 'Up and Down',
              link: '/rules/up-and-down/',
            },
          ],
        },
        {
          text: 'Das Spiel: Special',
          collapsed: true,
          items: [
            {
              text: 'The Clever Mole',
              link: '/rules/the-clever-mole/',
            },
            {
              text: 'Storing Scores',
              link: '/rules/storing-scores/',
            },
          ],
        },
        {
          text: 'Das Spiel: Construction',
          collapsed: true,
          items: [
            {
              text: 'Trulla',
              link: '/rules/trulla/',
            },
            {
              text: 'The Vain Guinea Fowl',
              link: '/rules/the-vain-guinea-fowl/',
            },
            {
              text: 'Spotted Cow',
              link: '/rules/spotted-cow/',
            },
            {
              text: 'Dishing Up',
              link: '/rules/dishing-up/',
            },
            {
              text: 'Malicious Pleasure',
              link: '/rules/malicious-pleasure/',
            },
            {
              text: 'Acquire',
              link: '/rules/acquire/',
            },
            {
              text: 'Golden Centre',
              link: '/rules/golden-centre/',
            },
            {
              text: 'Rasanto',
              link: '/rules/rasanto/',
            },
            {
              text: 'Summit Storm',
              link: '/rules/summit-storm/',
            },
            {
              text: 'Ruins',
              link: '/rules/ruins/',
            },
            {
              text: 'DoRa',
              link: '/rules/dora/',
            },
            {
              text: 'Mucho',
              link: '/rules/mucho/',
            },
            {
              text: 'Tabula Rasa',
              link: '/rules/tabula-rasa/',
            },
            {
              text: 'Quadrula Rasa',
              link: '/rules/quadrula-rasa/',
            },
            {
              text: 'Fire and Water',
              link: '/rules/fire-and-water/',
            },
            {
              text: 'Squeezing',
              link: '/rules/squeezing/',
            },
            {
              text: 'Triops',
              link: '/rules/triops/',
            },
            {
              text: 'Lookout',
              link: '/rules/lookout/',
            },
          ],
        },
        {
          text: 'Das Spiel: Alteration',
          collapsed: true,
          items: [
            {
              text: 'Masquerade',
              link: '/rules/masquerade/',
            },
            {
              text: 'Slide',
              link: '/rules/slide/',
            },
            {
              text: 'Slipped',
              link: '/rules/slipped/',
            },
            {
              text: 'Mound Mover',
              link: '/rules/mound-mover/',
            },
            {
              text: 'Diebylon',
              link: '/rules/diebylon/',
            },
          ],
        },
        {
          text: 'Das Spiel: Demolition',
          collapsed: true,
          items: [
            {
              text: 'El Dado',
              link: '/rules/el-dado/',
            },
            {
              text: 'Asparagus',
              link: '/rules/asparagus/',
            },
            {
              text: 'Doubles',
              link: '/rules/doubles/',
            },
            {
              text: 'Favourite',
              link: '/rules/favourite/',
            },
            {
              text: 'Greedy Grabber',
              link: '/rules/greedy-grabber/',
            },
            {
              text: 'Cui Bono?',
              link: '/rules/cui-bono/',
            },
          ],
        },
        {
          text: 'Das Spiel: Board',
          collapsed: true,
          items: [
            {
              text: 'Sandwich',
              link: '/rules/sandwich/',
            },
            {
              text: 'Reducto',
              link: '/rules/reducto/',
            },
            {
              text: "Wolf in a Sheep's Coat",
              link: '/rules/wolf-in-a-sheeps-coat/',
            },
            {
              text: "Witches' Dance",
              link: '/rules/witches-dance/',
            },
            {
              text: 'Smuggling',
              link: '/rules/smuggling/',
            },
            {
              text: "The Pharaoh's Curse",
              link: '/rules/the-pharaohs-curse/',
            },
            {
              text: 'Steps to the Throne',
              link: '/rules/steps-to-the-throne/',
            },
            {
              text: 'Race',
              link: '/rules/race/',
            },
            {
              text: 'Triangle',
              link: '/rules/triangle/',
            },
            {
              text: 'Falling Rocks',
              link: '/rules/falling-rocks/',
            },
          ],
        },
        {
          text: 'Das Spiel: Space',
          collapsed: true,
          items: [
            {
              text: 'Flea Chase',
              link: '/rules/flea-chase/',
            },
            {
              text: 'Finish',
              link: '/rules/finish/',
            },
            {
              text: 'The Fire-Red Devil',
              link: '/rules/the-fire-red-devil/',
            },
          ],
        },
      ],
      '/reference/': [
        {
          text: 'Modules',
          items: [
            {
              text: 'Reference',
              link: '/reference/',
            },
            {
              text: 'dicewright',
              link: '/reference/dicewright/',
            },
            {
              text: 'dicewright/analysis',
              link: '/reference/dicewright/analysis/',
            },
            {
              text: 'dicewright/calavera',
              link: '/reference/dicewright/calavera/',
            },
            {
              text: 'dicewright/choosing',
              link: '/reference/dicewright/choosing/',
            },
            {
              text: 'dicewright/das-spiel',
              link: '/reference/dicewright/das-spiel/',
            },
            {
              text: 'dicewright/games',
              link: '/reference/dicewright/games/',
            },
            {
              text: 'dicewright/kiriki',
              link: '/reference/dicewright/kiriki/',
            },
            {
              text: 'dicewright/krakatoa',
              link: '/reference/dicewright/krakatoa/',
            },
            {
              text: 'dicewright/pyramid',
              link: '/reference/dicewright/pyramid/',
            },
            {
              text: 'dicewright/react',
              link: '/reference/dicewright/react/',
            },
            {
              text: 'dicewright/record',
              link: '/reference/dicewright/record/',
            },
            {
              text: 'dicewright/record/core',
              link: '/reference/dicewright/record/core/',
            },
            {
              text: 'dicewright/render',
              link: '/reference/dicewright/render/',
            },
            {
              text: 'dicewright/testing',
              link: '/reference/dicewright/testing/',
            },
          ],
        },
      ],
      '/': [
        {
          text: 'Programs',
          collapsed: true,
          items: [
            {
              text: 'commit-and-reveal.ts',
              link: '/examples/commit-and-reveal/',
            },
            {
              text: 'comparing-policies.ts',
              link: '/examples/comparing-policies/',
            },
            {
              text: 'demo.ts',
              link: '/examples/demo/',
            },
            {
              text: 'hint-button.ts',
              link: '/examples/hint-button/',
            },
            {
              text: 'judge-a-recorded-game.ts',
              link: '/examples/judge-a-recorded-game/',
            },
            {
              text: 'odds-table.ts',
              link: '/examples/odds-table/',
            },
            {
              text: 'own-construction-game.ts',
              link: '/examples/own-construction-game/',
            },
            {
              text: 'own-game.ts',
              link: '/examples/own-game/',
            },
            {
              text: 'rasanto-to-svg.ts',
              link: '/examples/rasanto-to-svg/',
            },
            {
              text: 'react-use-reducer.tsx',
              link: '/examples/react-use-reducer/',
            },
            {
              text: 'redux.ts',
              link: '/examples/redux/',
            },
            {
              text: 'tournament.ts',
              link: '/examples/tournament/',
            },
            {
              text: 'twenty-lines.ts',
              link: '/examples/twenty-lines/',
            },
          ],
        },
      ],
    },
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        miniSearch: {
          searchOptions: {
            combineWith: 'AND',
            fuzzy: false,
            prefix: true,
          },
        },
      },
    },
    notFound: {
      title: 'There is nothing here',
      quote:
        'The address may be an old one, or mistyped: the search at the top finds guides, games, clauses and names.',
      linkText: 'To the beginning',
    },
  },
};
