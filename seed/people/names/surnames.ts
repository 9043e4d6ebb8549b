/** Surnames by origin, most frequent first; "_" stands for a space. */
export const surnames = {
  english: `Smith Johnson Williams Brown Jones Davis Miller Wilson Anderson Taylor Thomas Moore Martin Jackson Thompson White
    Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Hill Green Adams Nelson Baker Hall Campbell Mitchell Carter
    Roberts Phillips Evans Turner Parker Edwards Collins Stewart Morris Rogers Reed Cook Morgan Bell Cooper Richardson Cox
    Howard Ward Peterson Gray James Watson Brooks Kelly Sanders Price Bennett Wood Barnes Ross Henderson Coleman Jenkins Perry
    Powell Long Patterson Hughes Washington Butler Simmons Foster Bryant Alexander Russell Griffin Hayes Myers Ford Hamilton
    Graham Sullivan Wallace Woods Cole West Jordan Owens Reynolds Fisher Ellis Harrison Gibson McDonald Marshall Freeman Wells
    Webb Simpson Stevens Tucker Porter Hunter Hicks Crawford Henry Boyd Mason Kennedy Warren Dixon Burns Gordon Shaw Holmes Rice
    Robertson Hunt Black Daniels Palmer Mills Nichols Grant Knight Ferguson Rose Stone Hawkins Dunn Perkins Hudson Spencer
    Gardner Stephens Payne Pierce Berry Matthews Arnold Wagner Willis Ray Watkins Olson Carroll Duncan Snyder Hart Cunningham
    Bradley Lane Andrews Harper Fox Riley Armstrong Carpenter Weaver Greene Lawrence Elliott Sims Austin Peters Kelley Franklin
    Lawson Fields Ryan Schmidt Carr Wheeler Chapman Oliver Montgomery Richards Williamson Johnston Banks Meyer Bishop McCoy
    Howell Morrison Hansen Garrett Burton Fuller Lynch Dean Gilbert George Little Larson Reid Welch Day Fowler Brewer Holland
    Davidson May Curtis Pearson Terry Newman Weber Barker Todd Barrett Chambers Walton Frost Keller Norris Bates Hale Rhodes Love
    Barber Abbott Whitney Lowell Cabot Winthrop Alden Bradford Standish Thayer Sewall Peabody Choate Crowninshield Wadsworth`,
  irish: `Murphy Sullivan Kelly O'Brien McCarthy Walsh Ryan O'Connor O'Neill Doherty Lynch Kennedy Murray Quinn Moore McLaughlin
    O'Sullivan Connolly Daly Connell O'Leary Donovan Casey Foley Healy Shea Burke Collins Flynn Brennan Nolan Fitzgerald Regan
    Callahan Mahoney Keefe O'Keefe Griffin Dolan Sheehan Driscoll O'Donnell Hurley Coughlin Flaherty O'Malley MacDonald McGrath
    Gallagher Boyle Hickey Cronin Leahy Cullen Kearney Tierney Fallon Geary Mulligan Hennessey Sweeney Conway Feeney McNamara
    Finnegan Gorman Keane Costello Mullen Tobin Noonan Dunne Kiley Duffy Crowley O'Hara O'Rourke McDonough McCabe McHugh
    FitzPatrick Ó_Briain Ní_Dhomhnaill`,
  italian: `Russo Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti DeLuca Costa Giordano Mancini Rizzo
    Lombardi Moretti Barbieri Fontana Santoro Mariani Rinaldi Caruso Ferrara Gatti Pellegrino DiPietro DeAngelis D'Angelo
    Leone D'Amico Longo Martino Vitale Ferraro Fiore Silvestri Coppola Parisi Marchetti Guerra Ferri Benedetti Testa Basile
    Grasso DiMarco Palumbo Sorrentino Capone Cataldo Iannuzzi LoConte Petrillo Scarpa Tedesco Ventura Zappala Di_Napoli
    De_Santis Lo_Presti Abruzzese Cammarata Todisco Pizzi Frattaroli DeFilippo`,
  hispanic: `García Rodríguez Martínez Hernández López González Pérez Sánchez Ramírez Torres Flores Rivera Gómez Díaz Reyes
    Morales Cruz Ortiz Gutiérrez Chávez Ramos Ruiz Álvarez Mendoza Vásquez Castillo Jiménez Moreno Romero Herrera Medina Aguilar
    Garza Castro Vargas Fernández Guzmán Muñoz Méndez Salazar Soto Delgado Peña Ríos Alvarado Sandoval Contreras Valdez Guerrero
    Ortega Estrada Núñez Maldonado Vega Santiago Domínguez Espinoza Silva Padilla Marquez Cortez Rojas Acosta Figueroa Luna
    Juárez Navarro Campos Molina Ávila Ayala Mejía Carrillo Durán Cabrera Miranda Rosario De_la_Cruz De_León Del_Valle De_los_Santos
    Santana Tejada Almonte Polanco Paulino Peralta Báez Encarnación Marte Lantigua Feliz Colón Nieves Burgos Pagán Quiñones
    Zayas Crespo Otero Lebrón Feliciano Orellana Portillo Escobar Quintanilla Alfaro Menjívar Zelaya Restrepo Zapata Giraldo
    Cárdenas Arango Hoyos Ospina Ocampo Bonilla Villalobos Ibarra Solís Trejo Ochoa Montoya Serrano Valencia Arroyo Barrera`,
  portuguese: `Silva Santos Oliveira Souza Pereira Costa Ferreira Rodrigues Almeida Nascimento Lima Araújo Fernandes Carvalho
    Gomes Martins Rocha Ribeiro Alves Monteiro Mendes Barros Freitas Barbosa Pinto Moura Cavalcanti Dias Castro Campos Cardoso
    Correia Teixeira Medeiros Sousa Borges Furtado Arruda Cabral Tavares Andrade Lopes Moniz Pacheco Raposo Amaral Medina Melo
    da_Silva dos_Santos de_Oliveira da_Costa de_Souza Fontes Pires Barbosa_Vicente Tavares_Gomes Varela Semedo DePina DaRosa
    Evora Fortes Delgado Spínola Vieira Nogueira Guimarães Conceição Assunção`,
  haitian: `Jean Pierre Joseph Louis Charles François Jean-Baptiste Jean-Louis Jean-Pierre Jean-Charles Paul Michel Étienne
    Augustin Désir Saint-Louis St._Fleur Toussaint Delva Laguerre Fleurimond Exantus Metellus Dorvil Bien-Aimé Beauvoir Célestin
    Guillaume Philippe Victor Noël Théodore Pierre-Louis Duverger Mondésir Cadet Lafontant Dumornay Cherubin Belizaire`,
  chinese: `Wang Li Zhang Chen Liu Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Lin Guo He Gao Luo Wong Chan Lee Lam Cheung Leung
    Ng Ho Chow Yu Lau Tang Mei Moy Chin Eng Chu Fung Kwan Tam Yee Tse Mak Yuen Kwok Szeto Au-Yeung Zheng Liang Xie Song Han Deng
    Feng Cao Peng Zeng Xiao Tian Dong Pan Yuan Cai Jiang Yu Du Ye Cheng Su Wei Lu Ding Ren Shen Yao Tan Zhong Shi Ouyang`,
  vietnamese: `Nguyễn Trần Lê Phạm Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý Nguyen Tran Le Pham Huynh Vo Dang Bui Do Ho Ngo
    Duong Ly Truong Dinh Mai Trinh Doan Luong Cao Ha Thai La Quach Ta Vuong`,
  southAsian: `Patel Singh Shah Kumar Sharma Gupta Khan Reddy Rao Desai Mehta Joshi Iyer Nair Menon Das Banerjee Mukherjee
    Chatterjee Ghosh Bose Sen Dutta Verma Agarwal Jain Kapoor Malhotra Chopra Bhatia Kaur Gill Sandhu Dhillon Grewal Ahmed
    Hussain Ali Rahman Islam Chowdhury Begum Akhter Malik Qureshi Siddiqui Mirza Sheikh Ansari Krishnan Subramanian Venkataraman
    Ramaswamy Srinivasan Balasubramanian Pillai Naidu Choudhary Mishra Pandey Tiwari Trivedi Bhatt Parikh Amin Thapa Gurung
    Shrestha Tamang Adhikari Karki Perera Fernando Silva de_Silva`,
  korean: `Kim Lee Park Choi Jung Kang Cho Yoon Jang Lim Han Oh Shin Seo Kwon Hwang Ahn Song Yoo Hong Jeon Ko Moon Son Yang Bae
    Baek Heo Nam Shim`,
  filipino: `Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Torres Aquino Ramos Flores Villanueva dela_Cruz de_Guzman Castillo
    Santiago Mercado Pascual Navarro Salvador Manalo Dizon Macapagal Magsaysay Panganiban Lacson Tolentino Soriano`,
  arabic: `Ahmed Ali Hassan Hussein Ibrahim Mohamed Khalil Haddad Khoury Mansour Saleh Nasser Abdallah Aziz Rahman Said Habib
    Najjar Sayegh Shaheen Hamdan Darwish Farah Issa Aoun Karam Saad Zeidan Abboud al-Masri El-Sayed El_Amrani Bensalem Alaoui
    Benali Idrissi Hosseini Ahmadi Karimi Rezaei Mohammadi Tehrani Farahani Moradi Jafari Kazemi Yazdani Shirazi Abu-Bakr Bin_Saif`,
  slavic: `Ivanov Petrov Smirnov Kuznetsov Popov Sokolov Lebedev Kozlov Novikov Morozov Volkov Pavlov Fedorov Orlov Nowak
    Kowalski Wiśniewski Wójcik Kowalczyk Kamiński Lewandowski Zieliński Szymański Woźniak Dąbrowski Kozłowski Jankowski Mazur
    Krawczyk Piotrowski Grabowski Pawłowski Michalski Król Wróbel Jabłoński Dudek Stępień Łukasik Shevchenko Kovalenko Bondarenko
    Tkachenko Kravchenko Oliynyk Melnyk Boyko Moroz Novák Svoboda Dvořák Černý Horvat Kovač Babić Jovanović Petrović Nikolić
    Marković Đorđević Stojanović Rabinovich Gurevich Levin Kaganovich Shapiro Zhukov Baranov Romanenko Hrytsenko`,
  jewishAndGerman: `Cohen Levy Goldberg Friedman Schwartz Kaplan Katz Goldstein Rosenberg Shapiro Rosen Weiss Greenberg Klein
    Stein Silverman Bernstein Feldman Epstein Rubin Levine Siegel Adler Horowitz Berman Gordon Fishman Blum Zuckerman Lieberman
    Müller Schmidt Schneider Fischer Weber Meyer Wagner Becker Schulz Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder
    Neumann Schwarz Zimmermann Braun Krüger Hofmann Hartmann Lange Schmitt Krause Lehmann Köhler Vogel Groß Weiß Böhm Jäger
    von_Braun von_der_Heide Eisenberg Mandelbaum Perlmutter`,
  africanAmerican: `Williams Johnson Jackson Brown Davis Jones Harris Robinson Thomas Washington Lewis Walker Green Taylor Scott
    Moore Smith Mitchell Young Carter Coleman Wright Jefferson Banks Jenkins Freeman Brooks Hill Joseph Simmons Booker Charles
    Bolden Gaines Mosley Hinton Batiste Braxton Dorsey Gadson Pettway Grier Cheeks Manigault Ravenell Prioleau Yancey Broadnax
    Whitaker Tolbert Vereen Hampton Dukes Sneed Faison Pinckney Mack Grayson Rivers Bland Cherry Ragland Bullock Battle`,
  westAfrican: `Okafor Okonkwo Adeyemi Eze Nwosu Obi Okoro Adebayo Ogunleye Balogun Ibrahim Musa Okeke Onyekachi Nwachukwu
    Mensah Owusu Boateng Asante Osei Appiah Agyeman Amoah Ofori Addo Diallo Bah Barry Camara Traoré Keita Coulibaly Diop Ndiaye
    Sesay Kamara Koroma Bangura Conteh Jalloh Johnson Cole Oyelaran Akinwande Chukwu Uzoma N'Diaye N'Guessan`,
  eastAfrican: `Tesfaye Abebe Haile Bekele Kebede Gebre Woldemariam Tadesse Alemu Desta Mekonnen Assefa Girma Teklu Berhane
    Habte Ghebremedhin Mohamed Ali Hassan Ahmed Abdi Omar Warsame Farah Yusuf Jama Aden Ismail Abdullahi Nur Hersi Osman Guled
    Kamau Mwangi Otieno Ochieng Kariuki Njoroge Wafula Odhiambo Kiprop Mutua`,
  french: `Gagnon Roy Tremblay Bouchard Gauthier Morin Lavoie Fortin Ouellette Pelletier Bélanger Lévesque Bergeron Leblanc
    Paquette Girard Simard Boucher Caron Beaulieu Cloutier Dubois Poirier Fournier Lapointe Leclerc Lefebvre Desjardins Thibault
    Côté St._Pierre St._Laurent LaRoche LeClair Théberge Daigle Hébert Landry Arsenault Comeau Boudreau D'Entremont De_La_Rue`,
  nordicAndDutch: `Johansson Andersson Karlsson Nilsson Eriksson Larsen Hansen Olsen Pedersen Andersen Jensen Nielsen Sørensen
    Rasmussen Jørgensen Lindqvist Bergström Lundgren Sandberg Håkansson Åkerlund Östberg Møller Bakke Haugen Dahl Lindström
    van_der_Berg van_Dijk de_Vries Jansen van_den_Heuvel Bakker Visser de_Jong van_Leeuwen Mulder Vermeulen ten_Brink Hoekstra`,
  greekAndArmenian: `Papadopoulos Georgiou Pappas Nikolaidis Karras Stavros Papanikolaou Anagnos Kouros Demetriou Economou
    Vlahos Kalogeras Tsipras Petrakis Manolis Petrosyan Sarkisian Hovhannisyan Grigoryan Manoogian Bedrosian Kasparian Hagopian
    Boyajian Keshishian Nalbandian Der_Bedrosian Ter_Petrossian Kazanjian`,
  khmer: `Chea Sok Chan Heng Kim Ly Meas Mao Nhem Oeur Pech Phan Prak Sam Seng Som Suon Tep Touch Uch Yin Yim Keo Khiev Ros`,
};

export type SurnameOrigin = keyof typeof surnames;

/**
 * Prefixes and suffixes of rare surnames: half of a population has names that few others have, and a realistic search
 * over a million people must include them.
 */
export const rareSurnames: Partial<Record<SurnameOrigin, { beginnings: string; endings: string }>> = {
  english: {
    beginnings: `Ash Barn Beck Black Brad Bran Brook Burn Chat Clay Cran Crom Dal Dun Edge Ever Fair Far Gar Glad Graf Hal Ham
      Hart Hather Hazel Hol Ingle Kirk Lang Lock Mar Mel Mill Nor Oak Old Pem Rad Ray Red Rock Rush Rut Saw Shel Stan Stock
      Sutt Thorn Til Under Wake Wal Ware West Whit Win Wood Wy`,
    endings: `bury by combe cott croft dale den don field ford gate grave ham hurst ing land ley man mere more pole ridge shaw
      sley stead stone ston ton wick well wood worth`,
  },
  irish: {
    beginnings: `O'Cal O'Hal O'Mul McGil McEl McGilla MacGil MacEl Con Cal Dun Fin Gil Hal Kil Mul Har Ken Bran Car Cos Don Gal
      Heal Lan Mor Ror Tul`,
    endings: `laghan lahan ligan leran ligott loran lin nessy ney nigan nolly rigan roy ry`,
  },
  italian: {
    beginnings: `Ales Ange Barto Bel Bon Cal Car Cas Cec Del Di_Gio Fab Fal Gal Gia Lan Mar Mat Mon Nap Pal Pao Pic Ros Sal
      San Ser Spa Tar Val Ver Zam`,
    endings: `andri arelli asso atini avolo ella elli ellino enti eri esi etti iani icci icelli ini iello itto one onti oso ucci`,
  },
  jewishAndGerman: {
    beginnings: `Apfel Berg Birn Blumen Brand Eichen Eisen Feigen Finkel Garten Gold Gross Grün Hirsch Honig Kirsch Licht Linden
      Löwen Mandel Morgen Nuss Rosen Roth Sand Schein Silber Stein Stern Tannen Wasser Wein Weissen Winter`,
    endings: `bach baum berg berger blatt blum dorf feld fels furt garten hain haus heim hof mann reich schein stein stern tal
      thal wald zweig`,
  },
  slavic: {
    beginnings: `Adam Bara Bier Bogd Bor Bukow Chm Cza Dob Drozd Fil Gór Gołęb Hawry Jaw Kali Kara Klim Koch Kosm Krup Laz
      Mak Mał Mich Nest Ost Pietr Radz Ryb Sado Sawi Sik Stan Stach Tar Urb Wali Wier Zaj Zabł`,
    endings: `anowski czak czyk enko ewicz ewska ewski ienko iewicz iński ko lak luk nik ocki ola orski owicz owski uk yński`,
  },
  southAsian: {
    beginnings: `Aiya Ana Bala Chandra Dharma Gana Gopala Guna Hari Jaga Jaya Kala Kali Kamala Krishna Lakshmi Maha Mani Nara
      Padma Parama Radha Raja Rama Ranga Sankara Sata Shiva Soma Sundara Surya Uma Vara Vasu Venka Vijaya`,
    endings: `chandran dasan deepan gopal kanta krishnan lingam mani moorthy murthy nandan nathan palan pathy raghavan rajan
      raman ratnam samy sekaran sundaram swamy thasan varman vel`,
  },
  westAfrican: {
    beginnings: `Ade Aki Ayo Chi Eme Fola Ike Iro Nna Nwa Obi Ogu Oke Oko Ola Olu Omo Ona Onye Osa Owu Uche Ugo Uzo`,
    endings: `bayo bola chi dele diran fe fela gbe gu juwon ka kunle la lade ma mide nna nwa ola remi rinde sanya seyi tola wale
      wole yemi zie`,
  },
};
