/**
 * Names that go together: given names in real use, and surnames made of a stem and an ending. Surnames are invented,
 * except those of the heritage `widespread`.
 */
export interface Heritage {
  readonly name: string;
  /** Frequency of the heritage, relative to the others. */
  readonly weight: number;
  /** Whether its surnames are combined only with its own given names. */
  readonly ownNamesOnly: boolean;
  readonly men: readonly string[];
  readonly women: readonly string[];
  readonly stems: readonly string[];
  readonly endings: readonly string[];
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/u);

/** A row of the table. Names are separated by white space. */
type Row = Readonly<Record<'men' | 'women' | 'stems' | 'endings', string>> &
  Pick<Heritage, 'name' | 'weight'> &
  Partial<Pick<Heritage, 'ownNamesOnly'>>;

const heritage = ({ name, weight, ownNamesOnly = false, men, women, stems, endings }: Row): Heritage => ({
  name,
  weight,
  ownNamesOnly,
  men: words(men),
  women: words(women),
  stems: words(stems),
  endings: words(endings),
});

/** Given names that fit any invented surname. */
export const given = {
  men: words(`
    Aaron Adam Aidan Alec Alistair Angus Archie Arlo Austin Baxter Beau Blair Blake Brodie Bryce Cade Callum Cameron
    Campbell Carter Clancy Clay Cohen Cooper Corey Dane Darcy Declan Dougal Dylan Eddie Elliot Ellis Emmett Ethan Euan
    Ewan Fergus Finlay Fletcher Flynn Gabe Gage Gus Hamish Harley Harvey Hayden Henley Heath Hudson Hugo Hunter Isaac
    Ivan Jagger Jai Jarrah Jasper Jed Jett Joel Jonty Judd Kai Kane Keenan Kip Kobe Lachie Laird Lance Laurie Leroy
    Levi Linden Louie Mack Malachy Marley Miles Mitch Monty Morgan Murray Nate Ned Nico Noah Olly Orson Oscar Otis
    Otto Owen Perry Phoenix Quade Quinn Rafferty Ralph Reef Rhett Riley Rory Ross Rowan Rudy Rupert Saul Saxon Sonny
    Spencer Sterling Stirling Tait Tasman Theo Tobias Toby Tristan Tully Tye Vance Vaughn Wade Walt Wes Wilbur Xander
    Zac Zane
  `),
  women: words(`
    Abbey Ada Adele Aisling Alana Alice Amber Amelie Anneka Aoife April Ariel Asha Audrey Ava Beatrix Bella Beth
    Bonnie Brianna Bridie Bronte Brooke Caitlin Camille Cara Carys Cass Celeste Charlie Chelsea Clare Cleo Daisy
    Dakota Darby Delia Dot Edie Ella Elle Eloise Elsie Ember Emerson Esme Eva Evie Faye Fern Fiona Fleur Florence
    Frankie Freya Gemma Georgie Gracie Greta Gwen Harper Hattie Hazel Heidi Holly Imogen India Indi Iris Isla Ivy
    Jacinta Jemima Jess Jodie Jorja Josie June Juno Kaia Kasey Keely Kiara Kirra Kit Lara Laurel Leila Lexi Libby
    Lottie Luca Lucy Mabel Maddie Maeve Maggie Maisie Mardi Matilda Mia Mikayla Millie Molly Nell Nina Olive Paige
    Pearl Penny Peta Phoebe Piper Poppy Remi Renee Rosie Ruby Sadie Saskia Scout Sienna Skye Stella Summer Sylvie
    Tahlia Tamsin Tara Tess Thea Tilly Vera Willa Willow Winnie Yasmin Zara Zoe
  `),
} as const;

/**
 * The heritages. No person can have the full name of a real footballer. A surname is either invented, or it is
 * widespread and combined only with given names that no footballer listed by a league is known to have.
 */
export const heritages: readonly Heritage[] = [
  heritage({
    name: 'widespread',
    weight: 10,
    ownNamesOnly: true,
    men: `
      Anselm Aurelio Bastien Casimir Caspian Chidi Corentin Emrys Evander Fearghus Femi Florian Gethin Idris Ifan
      Ignacio Iolo Ishan Isileli Kaleo Kenzo Khoa Kwame Lysander Macsen Nikhil Perran Pranav Rhodri Ruairidh Semisi
      Soren Stellan Takeshi Taliesin Tendai Teodor Torsten Viliami
    `,
    women: `
      Abena Aditi Ariadne Calliope Chipo Cosima Delphine Eira Elowen Emiko Ffion Freja Ishani Kavya Kerensa Linnea Linh
      Lowenna Makena Marisol Morwenna Nesta Odile Ottilie Ottoline Paloma Persephone Quyen Rocio Sakura Seren Signe
      Solene Solveig Sunniva Tegwen Vaimoana Ximena
    `,
    stems: `
      Anderson Brown Campbell Clark Harris Johnson Jones King Martin Smith Taylor Thompson Walker White Williams Wilson
    `,
    endings: '',
  }),
  heritage({
    name: 'fells',
    weight: 30,
    men: 'Albie Barnaby Crispin Digby Edmund Fitz Gilbert Hal Jago Lionel Ned Percy',
    women: 'Cecily Cordelia Dulcie Enid Flora Ginny Hester Lettie Mabel Nora Opal Tabitha',
    stems: `
      Adder Alder Barrow Bexen Birken Bracken Bramble Cinder Cobble Cuttle Damsel Ember Fallow Fenni Fescue Garnet
      Gorse Hassock Heron Hollin Juniper Kestle Larrin Lantern Linnet Mallow Marrow Mossel Nettle Osier Pelling
      Quarrel Rowel Ruddle Sedge Skelling Sorrel Spindle Tansy Tarrin Teasel Thimble Threlk Tinder Wether Whinnel
      Winnow Yarrow
    `,
    endings: `
      acre beck bourne by combe croft dale drake garth gill holme mere more rigg shaw slade stead thwaite wick
    `,
  }),
  heritage({
    name: 'coast',
    weight: 14,
    men: 'Cormac Diarmuid Eamon Fionn Lorcan Niall Padraig Ronan Seamus Tadhg',
    women: 'Aine Ciara Deirdre Eilish Fionnuala Grainne Niamh Oonagh Roisin Sinead',
    stems: `
      Anavar Balgor Carrach Cloran Corvagh Dallach Darragan Dunleck Farnoch Finvar Galloran Inverlack Kilbran Larrach
      Lorvan Morlan Rathgor Rossan Strachor Tavish Torlan Varlach
    `,
    endings: 'an ain ay erty igan in ock oway une',
  }),
  heritage({
    name: 'moor',
    weight: 8,
    men: 'Bevan Cadel Emrys Gareth Idris Ifan Jory Perran Rhodri Tegan',
    women: 'Bronwen Carys Eira Elowen Jenifer Kerensa Lowenna Morwenna Nia Rhian',
    stems: `
      Bosven Carrack Chenow Goldar Hellin Kerrow Lanhew Menad Nancor Pengar Penhav Polzar Rosvan Tregan Trelow Tremar
      Trevan Trewar Zennor
    `,
    endings: 'athen eck ennis ick ion oc oweth uthan yn yth',
  }),
  heritage({
    name: 'peninsula',
    weight: 12,
    men: 'Alessio Carlo Dario Dino Enzo Fabio Gino Luca Marco Nico Paolo Renzo Sandro Vito',
    women: 'Alessia Bianca Carla Chiara Daniela Elena Francesca Giulia Lidia Mara Ornella Rosa Silvia Vittoria',
    stems: `
      Albor Bravin Calvor Cardin Casav Delvar Fiorav Gavost Lanzar Marvol Monter Orvin Pallav Quercin Ravost Sabbian
      Stellav Tarvis Torrev Valdar Vernast Zanvol
    `,
    endings: 'ace aldi anti ardo aro ello enzi etta ico ieri one uolo',
  }),
  heritage({
    name: 'islands',
    weight: 8,
    men: 'Andreas Costa Dimitri Kosta Leo Manoli Nikos Stavros Theo Yanni',
    women: 'Anthea Despina Eleni Irini Kalli Melina Sofia Thalia Vasia Xenia',
    stems: `
      Andrav Chalkor Drakav Galan Kalavr Karvon Kostar Lamban Mavrot Melas Orfan Petrav Ravlon Sarant Skordan Spilar
      Tharok Varvak Xylar Zaphir
    `,
    endings: 'akis akos atos edis elos emis idis opoulis oukas oulas',
  }),
  heritage({
    name: 'rivers',
    weight: 10,
    men: 'Anton Bojan Damir Filip Goran Ivo Jakov Luka Marek Mirko Nikolai Pavel Stefan Tomas Zoran',
    women: 'Ana Dragana Hana Iva Jelena Katya Lena Mila Mirela Nadia Olga Petra Tanja Vesna Zora',
    stems: `
      Bohard Brezav Dobrav Dravin Gorovan Jablan Jarok Kalinor Koravn Krastel Lipavn Malinar Mirovan Ozeran Planar
      Radovar Skalan Stoyan Travnar Verst Vodar Zelman
    `,
    endings: 'chuk ecki enko eski ic ich ik ov ovac ovic',
  }),
  heritage({
    name: 'lowlands',
    weight: 7,
    men: 'Anders Bram Dirk Emil Felix Gustav Henrik Jannik Klaas Lars Matthias Nils Rutger Soren',
    women: 'Annika Astrid Britta Elke Freja Ingrid Katrin Lotte Maren Silke Sunniva Tilde Ulla',
    stems: `
      Achter Berken Brands Dunnen Eiken Falken Grauen Halver Hassel Kallen Linden Marsen Nieder Oster Raven Reuden
      Stolven Tannen Varden Westen
    `,
    endings: 'aart brink dahl ekker feldt gaard haus horst kamp lund mark oort strand voss',
  }),
  heritage({
    name: 'cedars',
    weight: 6,
    men: 'Amir Bilal Elias Fadi Hadi Jad Jalil Karim Khalil Nabil Omar Rami Samir Tarek Ziad',
    women: 'Amal Dalia Farah Hiba Jana Leila Maya Nadine Noor Rania Salma Samar Yara Zeina',
    stems: `
      Abdour Bahr Chamar Dakr Farhan Ghaz Hadd Jabr Kanaf Lahd Makr Nasrall Rahb Sabr Shahr Tann Wardan Zahr
    `,
    endings: 'al ami an awi ieh iri oud oun our',
  }),
  heritage({
    name: 'monsoon',
    weight: 7,
    men: 'Arjun Dev Harsh Ishan Kiran Manoj Naveen Nikhil Pranav Ravi Rohan Sanjay Sunil Tarun Varun',
    women: 'Aditi Anika Diya Ishani Kavya Lakshmi Meera Nisha Pooja Priya Riya Shreya Tanvi Uma',
    stems: `
      Adhir Bhavan Chandor Devak Ganar Harisar Indrav Jayan Kalir Lakhar Madhur Narav Pavith Rajav Sarav Sundar Tilak
      Vasur
    `,
    endings: 'aj akaran akh aman andra anka apal athan avi ekar',
  }),
  heritage({
    name: 'delta',
    weight: 4,
    men: 'Akira Daisuke Haru Hiro Kaito Kenji Ren Riku Sho Taro Yuki',
    women: 'Aiko Emi Hana Kaori Mai Naomi Rin Sakura Sora Yuna Yuri',
    stems: `
      Asam Fukam Hasun Hirak Inod Isam Kiyos Kurat Mits Morin Nakas Oham Sakir Takas Toyom Ushir Watan Yagam
    `,
    endings: 'ashi ei ema ihara iku imoto oda oka ori uri uzawa',
  }),
  heritage({
    name: 'straits',
    weight: 4,
    men: 'An Bao Chen Duc Huy Jin Khoa Liang Long Minh Sang Tae Tuan Wei Zhen',
    women: 'Anh Chi Hui Jia Kim Lan Linh Mei Mi-rae Ngoc Quyen Thu Trang Xiu Yen',
    stems: `
      Bangh Cheo Duang Feong Gwan Haunh Jeung Khau Kweng Liau Mhong Ngau Pheng Quong Reuk Shieu Tzeng Vieng Wuen Yhao
    `,
    endings: '',
  }),
  heritage({
    name: 'reef',
    weight: 9,
    men: 'Afa Elia Isileli Jone Koa Lagi Manu Mosese Navi Pita Semisi Sione Tama Tevita Viliami',
    women: 'Ana Elenoa Hina Kalea Lani Leilani Litia Malia Mele Moana Sela Sina Talia Vaimoana',
    stems: `
      Afuli Falean Fatuma Fonoa Hafoa Kauvai Lavale Leatu Loloma Manuka Matakai Naivuli Palelei Raivatu Salefa Talanoa
      Taufal Tuilo Vaikeli Vunival
    `,
    endings: 'fa hea ka kolo lagi leva lua mata nui oa tane vaka',
  }),
  heritage({
    name: 'savannah',
    weight: 8,
    men: 'Abel Akol Amadou Ayuel Bol Chidi Deng Emeka Femi Garang Juma Kofi Kwame Malual Sefu Tendai',
    women: 'Abena Achol Adaeze Amara Awel Ayen Chipo Efua Imani Makena Nyala Safiya Temi Yaa Zuri',
    stems: `
      Achien Aduol Agbon Akuet Ampad Anyar Asant Bior Chuk Dhieu Ekwen Gatkor Kamar Kwar Lual Makum Mwang Ngor Okend
      Olum Rial Tesfam Wodaj Yirg
    `,
    endings: 'ai aku alem anga ano ech ele ende iek ike or uol',
  }),
  heritage({
    name: 'cordillera',
    weight: 6,
    men: 'Andres Bruno Diego Emilio Esteban Javier Joaquin Mateo Rafael Ramon Santiago Tiago Tomas',
    women: 'Alma Camila Elena Fernanda Ines Isabel Lucia Luz Marisol Paloma Pilar Rocio Valeria Ximena',
    stems: `
      Almend Barrav Carvan Corrav Espind Galvar Herrav Lagar Marisc Navarc Olivar Palmar Quintav Robled Salcev Tavar
      Vallar Zavel
    `,
    endings: 'al ales anha ares edo eira era ero ez illo oso uela',
  }),
  heritage({
    name: 'vines',
    weight: 5,
    men: 'Alain Bastien Corentin Didier Emile Gaston Jules Luc Marcel Olivier Pascal Remy Thierry Yves',
    women: `
      Agathe Blanche Colette Delphine Elise Fabienne Giselle Ines Juliette Manon Odile Renee Solene Yvette
    `,
    stems: `
      Aubrav Beauran Boisval Charv Clairmar Dufar Fontar Gervoul Lachar Lamour Marchav Montrav Perrav Rochel Sauvar
      Tremar Valmor Verdal
    `,
    endings: 'aux ay eau elle enc et ette ier in ois ot oux',
  }),
];
