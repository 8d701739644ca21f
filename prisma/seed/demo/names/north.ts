import type { NameList } from "@/prisma/seed/demo/names/name-list";

export const ukrainian: NameList = {
  male: "Oleksandr=Олександр Andriy=Андрій Maksym=Максим Dmytro=Дмитро Bohdan=Богдан Ivan=Іван Taras=Тарас Yaroslav=Ярослав Nazar=Назар Ostap=Остап",
  female:
    "Sofiya=Софія Anna=Анна Olena=Олена Mariya=Марія Daryna=Дарина Kateryna=Катерина Solomiya=Соломія Zlata=Злата Yuliya=Юлія",
  family:
    "Shevchenko=Шевченко Kovalenko=Коваленко Bondarenko=Бондаренко Tkachenko=Ткаченко Melnyk=Мельник Kravchuk=Кравчук Lysenko=Лисенко Moroz=Мороз Savchuk=Савчук Petrenko=Петренко Hnatiuk=Гнатюк Zelinskyi/Zelinska=Зелінський/Зелінська",
  complexions: ["fair"],
};

export const polish: NameList = {
  male: "Jakub Antoni Jan Szymon Franciszek Filip Mikolaj=Mikołaj Wojciech Stanislaw=Stanisław Michal=Michał Pawel=Paweł",
  female: "Zofia Julia Maja Zuzanna Lena Aleksandra Hanna Malgorzata=Małgorzata Agnieszka Oliwia",
  family:
    "Nowak Kowalski/Kowalska Wisniewski/Wisniewska=Wiśniewski/Wiśniewska Wojcik=Wójcik Kaminski/Kaminska=Kamiński/Kamińska Zielinski/Zielinska=Zieliński/Zielińska Szymanski/Szymanska=Szymański/Szymańska Dabrowski/Dabrowska=Dąbrowski/Dąbrowska Mazur Krawczyk Gorski/Gorska=Górski/Górska Sikora Baran Wrobel=Wróbel",
  complexions: ["fair"],
};

export const hungarian: NameList = {
  male: "Bence Mate=Máté Levente Adam=Ádám Balint=Bálint Marton=Márton Gergely Andras=András Zsombor Daniel=Dániel",
  female: "Anna Hanna Zsofia=Zsófia Luca Eszter Reka=Réka Boglarka=Boglárka Flora=Flóra Dorottya Agnes=Ágnes",
  family:
    "Nagy Kovacs=Kovács Toth=Tóth Szabo=Szabó Horvath=Horváth Varga Kiss Molnar=Molnár Nemeth=Németh Farkas Balogh Papp Takacs=Takács Juhasz=Juhász",
  familyFirst: " ",
  complexions: ["fair"],
};

export const czech: NameList = {
  male: "Jakub Jan Tomas=Tomáš Adam Matej=Matěj Vojtech=Vojtěch Ondrej=Ondřej Lukas=Lukáš",
  female: "Eliska=Eliška Anna Tereza Adela=Adéla Karolina=Karolína Natalie=Natálie Lucie Barbora",
  family:
    "Novak/Novakova=Novák/Nováková Svoboda/Svobodova=Svoboda/Svobodová Dvorak/Dvorakova=Dvořák/Dvořáková Cerny/Cerna=Černý/Černá Prochazka/Prochazkova=Procházka/Procházková Kucera/Kucerova=Kučera/Kučerová Vesely/Vesela=Veselý/Veselá Horak/Horakova=Horák/Horáková",
  complexions: ["fair"],
};

export const german: NameList = {
  male: "Jonas Felix Paul Leon Lukas Maximilian Jakob Moritz Tobias",
  female: "Anna Lea Clara Johanna Marlene Charlotte Greta Sophie Katharina",
  family:
    "Muller=Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schafer=Schäfer Koch Richter Wolf Schroder=Schröder Neumann",
  complexions: ["fair"],
};

export const english: NameList = {
  male: "Oliver James Daniel Thomas Ethan Samuel Henry Benjamin Noah Aidan",
  female: "Emily Grace Olivia Hannah Chloe Lucy Amelia Sarah Ruby Nora",
  family: "Smith Taylor Brown Walker Hughes O’Brien Murphy Clark Bennett Campbell Wright Patel Nguyen Kelly",
  complexions: ["fair", "dark"],
};
