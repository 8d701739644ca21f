import type { NameList } from "@/prisma/seed/demo/names/name-list";

export const bulgarian: NameList = {
  male: "Georgi=Георги Ivan=Иван Dimitar=Димитър Nikolay=Николай Aleksandar=Александър Martin=Мартин Kaloyan=Калоян Boris=Борис Viktor=Виктор Stefan=Стефан Todor=Тодор Yordan=Йордан Simeon=Симеон Asen=Асен",
  female:
    "Maria=Мария Elena=Елена Viktoria=Виктория Gergana=Гергана Raya=Рая Kalina=Калина Yoana=Йоана Desislava=Десислава Teodora=Теодора Nikol=Никол Dabravka=Дъбравка Milena=Милена",
  family:
    "Ivanov/Ivanova=Иванов/Иванова Petrov/Petrova=Петров/Петрова Dimitrov/Dimitrova=Димитров/Димитрова Georgiev/Georgieva=Георгиев/Георгиева Stoyanov/Stoyanova=Стоянов/Стоянова Nikolov/Nikolova=Николов/Николова Todorov/Todorova=Тодоров/Тодорова Kolev/Koleva=Колев/Колева Marinov/Marinova=Маринов/Маринова Hristov/Hristova=Христов/Христова Angelov/Angelova=Ангелов/Ангелова Yordanov/Yordanova=Йорданов/Йорданова Vasilev/Vasileva=Василев/Василева Atanasov/Atanasova=Атанасов/Атанасова Zhelyazkov/Zhelyazkova=Желязков/Желязкова Tsvetkov/Tsvetkova=Цветков/Цветкова",
  complexions: ["fair"],
};

export const romanian: NameList = {
  male: "Andrei Stefan=Ștefan Mihai Alexandru Vlad Tudor Radu Ionut=Ionuț Matei Luca Rares=Rareș Cristian Bogdan Horia",
  female: "Maria Ioana Andreea Elena Ana Teodora Ilinca Daria Smaranda Raluca Mihaela Catalina=Cătălina",
  family:
    "Popescu Ionescu Radu Dumitrescu Stan Marinescu Constantinescu Balan=Bălan Munteanu Serban=Șerban Tanase=Tănase Neagu Stefanescu=Ștefănescu Lupu Turcanu=Țurcanu Mocanu Ungureanu Dobre",
  complexions: ["fair"],
};

export const serbian: NameList = {
  male: "Nikola=Никола Luka=Лука Stefan=Стефан Marko=Марко Aleksa=Алекса Vuk=Вук Milos=Милош Uros=Урош Filip=Филип Nemanja=Немања Ognjen=Огњен Djordje=Ђорђе",
  female:
    "Milica=Милица Jelena=Јелена Ana=Ана Sara=Сара Teodora=Теодора Marija=Марија Katarina=Катарина Jovana=Јована Nadja=Нађа Tijana=Тијана",
  family:
    "Jovanovic=Јовановић Petrovic=Петровић Nikolic=Николић Markovic=Марковић Djordjevic=Ђорђевић Stojanovic=Стојановић Ilic=Илић Stankovic=Станковић Pavlovic=Павловић Milosevic=Милошевић Zivkovic=Живковић Tomic=Томић Lukic=Лукић Ristic=Ристић",
  complexions: ["fair"],
};

export const macedonian: NameList = {
  male: "Aleksandar=Александар Stefan=Стефан Filip=Филип Darko=Дарко Goran=Горан Nikola=Никола Petar=Петар Kiril=Кирил Vasil=Васил Gjorgji=Ѓорѓи",
  female:
    "Elena=Елена Ana=Ана Marija=Марија Ivana=Ивана Sara=Сара Simona=Симона Biljana=Билјана Angela=Ангела Katerina=Катерина",
  family:
    "Stojanovski/Stojanovska=Стојановски/Стојановска Trajkovski/Trajkovska=Трајковски/Трајковска Nikolovski/Nikolovska=Николовски/Николовска Petrovski/Petrovska=Петровски/Петровска Dimitrievski/Dimitrievska=Димитриевски/Димитриевска Ristovski/Ristovska=Ристовски/Ристовска Jovanovski/Jovanovska=Јовановски/Јовановска Angelovski/Angelovska=Ангеловски/Ангеловска Georgievski/Georgievska=Георгиевски/Георгиевска",
  complexions: ["fair"],
};

export const greek: NameList = {
  male: "Giorgos=Γιώργος Dimitris=Δημήτρης Nikos=Νίκος Kostas=Κώστας Panagiotis=Παναγιώτης Alexandros=Αλέξανδρος Ioannis=Ιωάννης Vasilis=Βασίλης Christos=Χρήστος Stavros=Σταύρος",
  female:
    "Maria=Μαρία Eleni=Ελένη Katerina=Κατερίνα Sofia=Σοφία Ioanna=Ιωάννα Danai=Δανάη Despina=Δέσποινα Eirini=Ειρήνη Christina=Χριστίνα",
  family:
    "Papadopoulos/Papadopoulou=Παπαδόπουλος/Παπαδοπούλου Georgiou=Γεωργίου Nikolaidis/Nikolaidou=Νικολαΐδης/Νικολαΐδου Pappas/Pappa=Παππάς/Παππά Oikonomou=Οικονόμου Antoniou=Αντωνίου Dimitriou=Δημητρίου Vlachos/Vlachou=Βλάχος/Βλάχου Karagiannis/Karagianni=Καραγιάννης/Καραγιάννη Makris/Makri=Μακρής/Μακρή Angelopoulos/Angelopoulou=Αγγελόπουλος/Αγγελοπούλου",
  complexions: ["fair", "dark"],
};

export const turkish: NameList = {
  male: "Mehmet Emre Kerem Yusuf Arda Mert Berk Cagan=Çağan Oguz=Oğuz Deniz Eren Tolga",
  female: "Zeynep Elif Defne Ece Selin Ayse=Ayşe Nehir Melis Irem=İrem Gulce=Gülce",
  family:
    "Yilmaz=Yılmaz Kaya Demir Sahin=Şahin Celik=Çelik Yildiz=Yıldız Aydin=Aydın Ozturk=Öztürk Arslan Dogan=Doğan Kilic=Kılıç Cetin=Çetin Koc=Koç Gunes=Güneş",
  complexions: ["fair", "dark"],
};

export const croatian: NameList = {
  male: "Luka Ivan Marko Josip Petar Matej Karlo Filip Fran Tin Domagoj Hrvoje",
  female: "Ana Lucija Petra Mia Ema Marija Lana Ivana Nika Dora",
  family:
    "Horvat Kovacevic=Kovačević Babic=Babić Maric=Marić Juric=Jurić Novak Knezevic=Knežević Vukovic=Vuković Saric=Šarić Peric=Perić Zupan=Župan Bozic=Božić",
  complexions: ["fair"],
};

export const albanian: NameList = {
  male: "Arben Erion Besnik Dritan Ardit Klajdi Gent Endrit Ilir",
  female: "Elira Arta Dafina Era Besa Ana Klea Jonida Drita",
  family: "Hoxha Shehu Prifti Leka Gjoni Dervishi Cela=Çela Krasniqi Bardhi Kola",
  complexions: ["fair"],
};
