/**
 * Given names by origin, female and male, most frequent first; "_" stands for a space. English ones by generation,
 * because a name suggests an age, and lists that ignore this look artificial.
 */
export interface GivenNames {
  female: string;
  male: string;
}

export const englishBefore1950: GivenNames = {
  female: `Mary Barbara Patricia Carol Betty Dorothy Nancy Shirley Margaret Joan Judith Helen Virginia Ruth Sandra Elizabeth
    Frances Joyce Alice Marie Martha Evelyn Jean Donna Janet Beverly Marilyn Sharon Lois Doris Rose Gloria Anne Catherine
    Jane Phyllis Marjorie Rita Eleanor Irene Josephine Norma Louise Lorraine Mildred Geraldine Theresa Ann Florence Edith
    Peggy June Elaine Kathleen Agnes Claire Lillian Gladys Audrey Sally Carolyn Constance Pauline Thelma Grace Ethel Bernice
    Wilma Jeanne Arlene Ida Hazel Sylvia Marion Rosemary Juanita Estelle Winifred Muriel Harriet Opal Vivian Beatrice Maxine`,
  male: `Robert James John William Richard Charles Donald Thomas George Joseph David Edward Ronald Paul Frank Raymond Kenneth
    Harold Walter Henry Jack Albert Arthur Gerald Harry Ralph Carl Eugene Lawrence Roger Fred Howard Louis Norman Earl Clarence
    Philip Francis Stanley Leonard Herbert Ernest Alfred Bernard Leo Daniel Samuel Roy Bruce Theodore Roland Anthony Martin
    Warren Vincent Clifford Gordon Lloyd Melvin Russell Leroy Lewis Vernon Milton Floyd Edwin Frederick Peter Alan Ray Marvin
    Edgar Maurice Wallace Sidney Irving Chester Everett Wilfred Armand Gilbert Elmer Clyde Homer`,
};

export const english1950To1984: GivenNames = {
  female: `Jennifer Lisa Mary Susan Karen Linda Kimberly Patricia Michelle Deborah Donna Amy Elizabeth Cynthia Debra Angela
    Laura Melissa Sandra Maria Barbara Stephanie Christine Nancy Pamela Julie Heather Lori Tammy Kathleen Sharon Diane Carol
    Nicole Teresa Denise Catherine Cheryl Brenda Rebecca Robin Jessica Tina Kelly Janet Margaret Christina Andrea Kathy Dawn
    Maureen Beth Wendy Rachel Sarah Tracy Theresa Paula Judy Jill Ann Sheila Gail Eileen Ellen Anne Jane Martha Cathy Suzanne
    Leslie Holly Stacey Erin Joanne Gina Kristen Monica Katherine Marie Bonnie Rhonda Valerie Colleen Peggy Renee Carolyn Alison
    Jacqueline Dana Regina Carrie Sherry April Tara Shannon Kerry Meredith Jean Virginia Vicki Yvonne Sally Claudia Elaine Nadine`,
  male: `Michael David John James Robert William Mark Richard Thomas Christopher Steven Joseph Timothy Kevin Brian Jeffrey
    Daniel Scott Paul Anthony Kenneth Matthew Charles Stephen Eric Gary Edward Donald Jason George Ronald Gregory Andrew Patrick
    Peter Larry Frank Keith Dennis Raymond Douglas Jeffery Todd Terry Jonathan Craig Sean Bruce Philip Randy Chad Joshua Adam
    Ryan Alan Benjamin Nathan Glenn Jerry Russell Martin Lawrence Roger Walter Carl Barry Wayne Vincent Neil Ralph Roy Victor
    Curtis Louis Samuel Aaron Brett Derek Marc Kurt Howard Kyle Francis Jay Joel Stuart Arthur Harold Darren Dean Troy Phillip
    Gerald Shawn Dale Duane Clark Grant Leonard Theodore Henry Albert Alexander Nicholas Geoffrey Bradley Dwight Mitchell`,
};

export const englishSince1985: GivenNames = {
  female: `Emily Emma Olivia Ashley Samantha Sophia Sarah Hannah Abigail Madison Isabella Elizabeth Alexandra Lauren Jessica
    Ava Taylor Victoria Megan Grace Kayla Rachel Alyssa Nicole Anna Natalie Mia Charlotte Ella Chloe Julia Brianna Lily Amelia
    Morgan Rebecca Katherine Stephanie Harper Allison Evelyn Amanda Danielle Zoe Haley Jasmine Caroline Courtney Molly Brooke
    Paige Mackenzie Sydney Leah Audrey Claire Nora Caitlin Aubrey Lucy Hazel Maya Layla Kaitlyn Ellie Violet Penelope Riley
    Savannah Stella Aria Scarlett Lillian Addison Shannon Kelsey Erin Maeve Aurora Willow Ruby Hailey Alice Quinn Eleanor Ivy
    Jenna Autumn Sadie Naomi Eliza Josephine Vivian Delilah Skylar Margot Cora Genevieve Jordan Kennedy Peyton Reagan Fiona Bridget`,
  male: `Michael Matthew Jacob Joshua Daniel Ryan Andrew Nicholas Christopher William Joseph Alexander Ethan Tyler John
    Benjamin James Liam Noah David Zachary Anthony Samuel Jonathan Dylan Christian Nathan Logan Mason Jack Thomas Lucas Owen
    Henry Austin Caleb Brandon Jackson Aiden Kevin Elijah Luke Cameron Justin Hunter Oliver Connor Evan Gabriel Adam Max Charles
    Wyatt Isaac Theodore Sean Patrick Aaron Julian Levi Eli Cole Jordan Robert Brian Kyle Leo Carter Eric Grayson Sebastian
    Chase Colin Ian Declan Miles Hudson Brayden Parker Lincoln Asher Ezra Xavier Finn Nolan Dominic Landon Blake Garrett Cooper
    Shane Derek Trevor Spencer Wesley Jared Silas Bennett Emmett Rowan Beckett Felix Oscar Simon Griffin Graham Everett`,
};

export const africanAmerican: GivenNames = {
  female: `Keisha Latoya Tamika Ebony Aaliyah Imani Destiny Jasmine Kiara Monique Tanisha Shanice Danielle Brianna Denise
    Yolanda Angela Michelle Nia Raven Latasha Nyla Amani Zaria Kenya Janae Tiana Shanelle Chantel Dominique Crystal Jada Alexis
    Asia Diamond Precious Essence Patrice Renita Lakeisha Charlene Gwendolyn Ernestine Odessa Bernadette Earline Rochelle Shaniqua
    Tyra Malaika Makayla Kennedi Skye Serenity Trinity Laila Ayana Vanessa Simone Camille Lorraine Wanda Vernell Hattie`,
  male: `Jamal Darnell Tyrone Marcus Malik Andre Terrence DeShawn Isaiah Jalen Xavier Reginald Cedric Maurice Lamar Kendrick
    Darius Trevon Jermaine Kareem Antoine Rashad Tyree Elijah Malcolm Dwayne Curtis Willie Booker Cornelius Leroy Otis Clifton
    Roosevelt Jaylen Amir Khalil Messiah Terrell Demetrius Byron Quincy Desmond Donte Devonte Marquis Tariq Tremaine Vernon
    Sylvester Percy Rodney Carlton Nathaniel Solomon Micah Josiah Zion Kaleb Kobe D'Andre De'Angelo Ja'Quan`,
};

export const hispanic: GivenNames = {
  female: `María Carmen Ana Luz Rosa Sofía Isabella Camila Valentina Gabriela Daniela Alejandra Mariana Lucía Andrea Elena
    Patricia Juana Guadalupe Teresa Margarita Carolina Adriana Natalia Verónica Mónica Beatriz Esperanza Yolanda Xiomara Ximena
    Yesenia Altagracia Milagros Inés Paola Silvia Dolores Mercedes Marisol Jimena Valeria Fernanda Julia Rocío Alicia Leticia
    Blanca Graciela Consuelo Yaritza Yaneli Ángela Belén Raquel Estela Josefina María_José María_Elena Ana_Lucía Luz_Marina
    Ivelisse Wanda Migdalia Zoraida Nereida Noemí Damaris Yahaira Arelis Santa Ramona Altamira Fiordaliza Yokasta`,
  male: `José Luis Juan Carlos Miguel Jesús Antonio Francisco Ángel Manuel Pedro Alejandro Jorge Rafael Diego Fernando Ramón
    Mateo Santiago Sebastián Eduardo Ricardo Javier Roberto Andrés Daniel Víctor Héctor Sergio Raúl Óscar Martín Enrique Gabriel
    Julio Mario Ernesto Alberto Arturo Felipe Emilio Joaquín Gustavo Rodrigo Ignacio Adrián Julián Iván César Edwin Wilson
    Juan_Carlos José_Luis Luis_Ángel Miguel_Ángel Juan_Pablo José_Manuel Leonel Rigoberto Wilfredo Efraín Orlando Heriberto
    Radhamés Elvis Yadiel Emmanuel Joel Nelson Rolando Domingo Marcos Agustín Tomás Nicolás Simón Darío Saúl Benito`,
};

export const italian: GivenNames = {
  female: `Maria Angela Rosa Gina Francesca Teresa Carmela Giulia Lucia Antonella Concetta Filomena Rosalia Gabriella Bianca
    Chiara Daniela Mariangela Nicoletta Valentina Isabella Sofia Giovanna Assunta Vincenza Loretta Santina Domenica`,
  male: `Anthony Vincent Salvatore Joseph Dominic Angelo Rocco Carmine Nicholas Marco Giovanni Giuseppe Antonio Luca Matteo
    Pasquale Gennaro Enzo Gaetano Lorenzo Francesco Michele Carlo Umberto Ciro Sal Domenic Michelangelo Paolo Alfonso`,
};

export const portuguese: GivenNames = {
  female: `Maria Ana Fernanda Juliana Mariana Beatriz Camila Larissa Letícia Amanda Bruna Patrícia Adriana Luciana Vanessa Conceição
    Fátima Natália Gabriela Rafaela Isabela Júlia Aline Priscila Débora Tatiana Rosângela Simone Lúcia Inês Filomena Manuela
    Antónia Dulce Graça Cesária Nilda Edna Djenane Ivone Arlinda Zenaida Eloísa Thaís Jéssica Cláudia Sílvia Helena Lurdes`,
  male: `João José António Carlos Paulo Pedro Lucas Luiz Marcos Gabriel Rafael Felipe Bruno Rodrigo Thiago Gustavo Eduardo
    Matheus Leonardo Fernando Ricardo André Daniel Marcelo Fábio Vinícius Guilherme Henrique Rui Manuel Joaquim Nuno Tiago Hélder
    Adilson Valdir Wagner Wellington Emanuel Amílcar Arlindo Domingos Ildo Nelson Osvaldo Sérgio Caio Otávio César Davi Heitor`,
};

export const haitian: GivenNames = {
  female: `Marie Rose Guerda Mirlande Nadège Fabiola Ketia Widline Roseline Yolette Marie-Ange Marie-Claire Mimose Islande
    Dieula Ghislaine Wilna Daphnée Stéphanie Gerda Magalie Lunise Carline Esther Judith Myriam Régine Natacha Christela Elourdes`,
  male: `Jean Pierre Joseph Emmanuel Wilner Frantz Jean-Claude Jean-Baptiste Reginald Ricardo Woodly Wilson Jocelyn Fritz
    Guy Rony Evens Ernst Patrick Yves Max Serge Jean-Robert Jean-Marie Dieudonné Moïse Élie Fednel Roodly Samuel Kervens Stanley`,
};

export const chinese: GivenNames = {
  female: `Wei Li Mei Xiu Ying Jing Yan Min Hui Xia Fang Ling Hong Yu Na Lan Juan Qing Xin Yue Amy Grace Jessica Emily Vivian
    Joyce Michelle Connie Winnie Christine Angela Mei-Ling Siu-Ying Wai-Ling Xiaoyan Yuting Jiayi Xinyi Zihan Yi-Chen Shu-Fen`,
  male: `Wei Jian Ming Jun Hao Lei Qiang Bin Yong Feng Tao Gang Bo Chen Peng Kai Yi Zhi Guo Hong Kevin Jason Eric David Andy
    Henry Raymond Victor Wai-Man Chi-Ming Kwok-Wah Zhiwei Haoran Yuxuan Zixuan Jiahao Chun-Hei Wing-Kei Xiaoming Guoqiang`,
};

export const vietnamese: GivenNames = {
  female: `Linh Lan Mai Hương Thu Hoa Ngọc Phương Trang Thảo Hằng Yến Kim Tuyết Vân Nga Hạnh Thúy Loan Anh Trinh Diễm Quỳnh
    My Bích Uyên Nhung Hồng Khánh Châu Lily Tiffany Jennifer Vivian Christine Thanh Hiền Dung Xuân Minh_Anh Ngọc_Lan`,
  male: `Minh Hùng Dũng Tuấn Huy Long Nam Hải Quang Đức Thành Sơn Khoa Phúc Bảo An Việt Tân Lộc Hiếu Trung Kiên Vinh Phong
    Thắng Tâm Khánh Bình Duy Quân Đạt Hòa Kevin Andy Tommy Johnny Peter Anthony Vincent Danny Văn_Hùng Quốc_Anh`,
};

export const southAsian: GivenNames = {
  female: `Priya Anjali Pooja Neha Divya Kavita Sunita Anita Lakshmi Deepa Meera Shreya Ananya Aisha Fatima Nisha Rekha Swati
    Aarti Jyoti Geeta Radha Sita Padma Sangeeta Shilpa Riya Isha Diya Aditi Nandini Harpreet Gurpreet Simran Jasleen Kiran
    Ayesha Sana Zainab Nusrat Rukhsana Shabnam Tahmina Farzana Lalitha Vasanthi Usha Saraswati Aanya Saanvi Tara Maya Leela`,
  male: `Raj Amit Sanjay Rahul Vijay Anil Sunil Arjun Rohan Vikram Ravi Suresh Ramesh Ashok Manoj Deepak Rajesh Nikhil Aditya
    Karthik Krishna Arun Vinod Prakash Harish Mohammed Ahmed Imran Bilal Hassan Faisal Usman Tariq Rafiq Kamal Harjit Gurdeep
    Balwinder Jaspreet Manpreet Aarav Vihaan Ishaan Dev Rishi Kabir Naveen Srinivas Venkat Murali Gopal Bharat Siddharth`,
};

export const korean: GivenNames = {
  female: `Min-ji Ji-woo Soo-jin Hye-jin Eun-ji Young-hee Mi-kyung Sun-hee Seo-yeon Ha-eun Grace Esther Hannah Eunice Jane
    Susan Christine Yuna Sora Hyun-joo Kyung-hee Bo-ra Da-eun Ye-rin Soo-ah`,
  male: `Min-jun Ji-hoon Sung-min Young-ho Hyun-woo Jae-won Dong-hyun Sang-hoon Joon-ho Seung-hyun Daniel David Joseph Paul
    James Andrew Kyung-soo Tae-yang Jin-woo Chang-min Do-yun Si-woo Byung-chul In-ho`,
};

export const filipino: GivenNames = {
  female: `Maria Cristina Angelica Rosario Marites Jocelyn Lourdes Maricel Analyn Jasmine Kristine Grace Imelda Corazon Rowena
    Liza Teresita Michelle Divina Girlie Marilou Princess Aileen Charmaine Erlinda Milagros`,
  male: `Jose Mark Angelo Rodel Ramon Ernesto Reynaldo Christian Jerome Romeo Danilo Eduardo Joel Ariel Rommel Renato Arnel
    Benigno Carlo Paolo Jericho Rizalino Virgilio Bong Nestor Ferdinand`,
};

export const arabic: GivenNames = {
  female: `Fatima Aisha Maryam Layla Noor Huda Amina Yasmin Rania Zahra Khadija Salma Nadia Samira Leila Hanan Mona Dina Rima
    Farah Zeinab Iman Ghada Suad Widad Maha Nour Sara Lina Reem Shirin Parisa Mina Nasrin Roya Azadeh Soraya Fereshteh`,
  male: `Mohammed Ahmed Ali Omar Hassan Hussein Khalid Ibrahim Yusuf Mustafa Abdullah Karim Tariq Samir Nabil Bilal Hamza
    Walid Rami Ziad Fadi Elias George Tony Youssef Anwar Jamil Faris Adnan Marwan Reza Hossein Mehdi Amir Dariush Kaveh Arash`,
};

export const slavic: GivenNames = {
  female: `Anna Elena Natalia Olga Irina Svetlana Tatiana Maria Ekaterina Galina Ludmila Oksana Yulia Anastasia Nina Valentina
    Zofia Katarzyna Małgorzata Agnieszka Ewa Joanna Krystyna Halina Jadwiga Barbara Teresa Danuta Magdalena Beata Iryna Larysa
    Marta Jana Petra Lenka Ivana Mila Vesna Dragana Raisa Polina Daria Sofiya Alina Bożena Grażyna Zuzanna`,
  male: `Alexander Sergei Dmitry Vladimir Andrei Mikhail Igor Boris Yuri Oleg Victor Ivan Nikolai Pavel Maxim Anatoly Leonid
    Gennady Jan Piotr Andrzej Krzysztof Stanisław Tomasz Paweł Marek Michał Zbigniew Jerzy Wojciech Łukasz Grzegorz Mateusz
    Bohdan Taras Volodymyr Vasyl Petr Jiří Milan Zoran Goran Dragan Miloš Bogdan Artem Kirill Stepan Zygmunt Kazimierz`,
};

export const jewishAndGerman: GivenNames = {
  female: `Rachel Sarah Miriam Rebecca Leah Esther Ruth Hannah Naomi Deborah Shoshana Tamar Judith Susan Ellen Barbara Ilana
    Rivka Chana Dina Ingrid Heidi Gretchen Ursula Greta Ilse Helga Anneliese Gisela Monika Petra Karin Liesl Käthe Dahlia Shira Noa`,
  male: `David Daniel Benjamin Aaron Jacob Joshua Samuel Nathan Michael Adam Jonathan Ethan Joel Seth Eli Noah Asher Isaac
    Abraham Morris Irving Saul Harold Sheldon Hans Karl Heinz Kurt Otto Fritz Werner Günther Jürgen Klaus Dieter Jörg Ari Moshe Avi`,
};

export const westAfrican: GivenNames = {
  female: `Chioma Ngozi Adaeze Blessing Amara Ifeoma Chiamaka Folake Yetunde Funmilayo Abena Akosua Ama Efua Adwoa Afia Grace
    Patience Comfort Mercy Gifty Aminata Fatou Mariama Aissatou Kadiatu Isatu Hawa Oluwaseun Temitope Bukola Titilayo Esi`,
  male: `Chukwuemeka Emeka Obinna Chinedu Ikenna Kelechi Oluwaseun Tunde Babatunde Olumide Ayodele Femi Kwame Kofi Kwabena
    Yaw Kojo Kwaku Emmanuel Samuel Sunday Godwin Ibrahim Moussa Ousmane Mamadou Alhaji Abubakar Lamin Sékou Segun Uche Nnamdi`,
};

export const eastAfrican: GivenNames = {
  female: `Hirut Tigist Selam Meron Bethlehem Almaz Abeba Hiwot Yordanos Rahel Saba Tsehay Mulu Hodan Amina Fadumo Halima Asha
    Khadra Sahra Ifrah Ubah Maryan Deqa Zahra Eden Kidist Mihret Senait Winta Wanjiku Akinyi Nyambura Faith Mercy`,
  male: `Abebe Tesfaye Dawit Yonas Bereket Haile Solomon Daniel Girma Kebede Mulugeta Getachew Biniam Samuel Abdi Mohamed
    Ahmed Yusuf Hassan Abdirahman Omar Ismail Mahad Liban Said Isaias Filmon Amanuel Robel Kiros Kamau Otieno Mwangi Brian Dennis`,
};

export const french: GivenNames = {
  female: `Marie Jeanne Claire Thérèse Simone Yvette Monique Denise Lucille Jacqueline Élise Chloé Amélie Geneviève Noémie
    Sylvie Chantal Nathalie Isabelle Céline Hélène Florence Rachel Aurélie Josée Mireille Solange Colette`,
  male: `Roland Normand Armand Réal Lucien Gérard Marcel André René Guy Luc Marc Denis Michel Alain Yves Étienne François
    Philippe Olivier Benoît Mathieu Sébastien Rémi Gilles Léo Raoul Émile Adrien Conrad`,
};

export const nordicAndDutch: GivenNames = {
  female: `Karin Ingrid Astrid Kirsten Sigrid Solveig Annika Britta Greta Linnea Elsa Freya Maja Åsa Märta Bodil Anneke Saskia
    Marijke Willemijn Femke Inge Katrijn Hanneke Liesbeth Siri Signe Tove Pernille`,
  male: `Erik Lars Karl Anders Björn Nils Sven Gunnar Olaf Leif Håkan Jens Mads Søren Mikkel Rasmus Pieter Willem Hendrik
    Jan Dirk Kees Joost Maarten Bram Ruben Thijs Arne Knut Øyvind`,
};

export const greekAndArmenian: GivenNames = {
  female: `Maria Eleni Katerina Sophia Georgia Vasiliki Anastasia Despina Athena Kalliope Demetra Irene Ani Anahit Araxie Lusine
    Siranush Nairi Taline Arpine Sona Gayane Talar Zabel`,
  male: `George John Konstantinos Nikolaos Dimitrios Peter Christos Panagiotis Athanasios Theodore Spiros Stavros Aram Armen
    Hagop Garabed Vahan Tigran Ara Raffi Levon Hovhannes Sarkis Krikor`,
};

export const khmer: GivenNames = {
  female: `Sophea Bopha Chanthy Sokha Sreymom Phalla Kunthea Maly Sarin Theary Rachana Vanna Chenda Lina Sothea Jenny Linda Nary`,
  male: `Sokha Sophal Vuthy Rith Dara Samnang Veasna Bunroeun Chanthol Phirun Kosal Borey Sambath Rathana Saroeun Johnny Tony Visal`,
};
