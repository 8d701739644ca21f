import type { NameList } from "@/prisma/seed/demo/names/name-list";

export const georgian: NameList = {
  male: "Giorgi=გიორგი Luka=ლუკა Nikoloz=ნიკოლოზ Davit=დავით Levan=ლევან Saba=საბა Irakli=ირაკლი Zurab=ზურაბ Tornike=თორნიკე",
  female: "Nino=ნინო Mariam=მარიამ Ana=ანა Tamar=თამარ Elene=ელენე Ketevan=ქეთევან Salome=სალომე Lika=ლიკა",
  family:
    "Beridze=ბერიძე Kapanadze=კაპანაძე Gelashvili=გელაშვილი Maisuradze=მაისურაძე Giorgadze=გიორგაძე Lomidze=ლომიძე Tsiklauri=წიკლაური Kvaratskhelia=კვარაცხელია Dolidze=დოლიძე Mchedlishvili=მჭედლიშვილი",
  complexions: ["fair", "dark"],
};

export const armenian: NameList = {
  male: "Davit=Դավիթ Narek=Նարեկ Hayk=Հայկ Tigran=Տիգրան Aram=Արամ Gor=Գոռ Vahe=Վահե Levon=Լևոն Arman=Արման",
  female: "Ani=Անի Mariam=Մարիամ Nare=Նարե Lilit=Լիլիթ Anahit=Անահիտ Gayane=Գայանե Mane=Մանե Astghik=Աստղիկ",
  family:
    "Grigoryan=Գրիգորյան Sargsyan=Սարգսյան Harutyunyan=Հարությունյան Petrosyan=Պետրոսյան Hakobyan=Հակոբյան Vardanyan=Վարդանյան Karapetyan=Կարապետյան Hovhannisyan=Հովհաննիսյան Mkrtchyan=Մկրտչյան Gevorgyan=Գևորգյան",
  complexions: ["fair", "dark"],
};

export const azerbaijani: NameList = {
  male: "Elvin Rashad=Rəşad Tural Orkhan=Orxan Nijat=Nicat Kamran Farid=Fərid Samir",
  female: "Leyla Aysel Gunel=Günel Nigar Fidan Sevinj=Sevinc Lala=Lalə Narmin=Nərmin",
  family:
    "Aliyev/Aliyeva=Əliyev/Əliyeva Mammadov/Mammadova=Məmmədov/Məmmədova Huseynov/Huseynova=Hüseynov/Hüseynova Guliyev/Guliyeva=Quliyev/Quliyeva Hasanov/Hasanova=Həsənov/Həsənova Ismayilov/Ismayilova=İsmayılov/İsmayılova Abbasov/Abbasova Rzayev/Rzayeva",
  complexions: ["fair", "dark"],
};

export const kazakh: NameList = {
  male: "Arman=Арман Daniyar=Данияр Alikhan=Әлихан Nurlan=Нұрлан Sanzhar=Санжар Yerasyl=Ерасыл Miras=Мирас Timur=Тимур",
  female:
    "Aigerim=Айгерім Dana=Дана Aruzhan=Аружан Madina=Мадина Zhanel=Жанель Tomiris=Томирис Aliya=Әлия Kamila=Камила",
  family:
    "Nurpeisov/Nurpeisova=Нұрпейісов/Нұрпейісова Akhmetov/Akhmetova=Ахметов/Ахметова Omarov/Omarova=Омаров/Омарова Suleimenov/Suleimenova=Сүлейменов/Сүлейменова Abenov/Abenova=Абенов/Абенова Zhumabayev/Zhumabayeva=Жұмабаев/Жұмабаева Iskakov/Iskakova=Ысқақов/Ысқақова Kaliyev/Kaliyeva=Қалиев/Қалиева",
  complexions: ["dark"],
};

export const chinese: NameList = {
  male: "Wei=伟 Haoran=浩然 Zixuan=子轩 Yuchen=宇辰 Junjie=俊杰 Ming=明 Tianyu=天宇 Bowen=博文 Zhiyuan=志远",
  female: "Xinyi=欣怡 Yutong=雨桐 Jiayi=佳怡 Mei=梅 Ruoxi=若曦 Siyu=思雨 Lan=兰 Xiaowen=晓雯",
  family: "Wang=王 Li=李 Zhang=张 Liu=刘 Chen=陈 Yang=杨 Zhao=赵 Huang=黄 Zhou=周 Wu=吴 Xu=徐 Sun=孙 Lin=林",
  familyFirst: "",
  complexions: ["dark"],
};

export const hindi: NameList = {
  male: "Aarav=आरव Arjun=अर्जुन Rohan=रोहन Vivek=विवेक Ishaan=ईशान Karan=करण Aditya=आदित्य Rahul=राहुल Nikhil=निखिल",
  female: "Ananya=अनन्या Priya=प्रिया Diya=दीया Meera=मीरा Kavya=काव्या Isha=ईशा Neha=नेहा Riya=रिया Sunita=सुनीता",
  family:
    "Sharma=शर्मा Gupta=गुप्ता Verma=वर्मा Singh=सिंह Kumar=कुमार Mehta=मेहता Joshi=जोशी Iyer=अय्यर Desai=देसाई Nair=नायर Rao=राव",
  complexions: ["dark"],
};

export const japanese: NameList = {
  male: "Haruto=陽翔 Sota=颯太 Ren=蓮 Yuto=悠人 Kaito=海斗 Takumi=匠 Daiki=大輝",
  female: "Yui=結衣 Sakura=さくら Aoi=葵 Hina=陽菜 Mio=美桜 Rin=凛 Haruka=遥",
  family: "Sato=佐藤 Suzuki=鈴木 Takahashi=高橋 Tanaka=田中 Ito=伊藤 Yamamoto=山本 Nakamura=中村 Kobayashi=小林",
  familyFirst: " ",
  complexions: ["fair", "dark"],
};

export const vietnamese: NameList = {
  male: "Minh Duc=Đức Hung=Hùng Khoa Quan=Quân Tuan=Tuấn Nam",
  female: "Linh Huong=Hương Mai Thao=Thảo Ngoc=Ngọc Lan Trang",
  family: "Nguyen=Nguyễn Tran=Trần Le=Lê Pham=Phạm Hoang=Hoàng Vu=Vũ Dang=Đặng Bui=Bùi",
  familyFirst: " ",
  complexions: ["dark"],
};
