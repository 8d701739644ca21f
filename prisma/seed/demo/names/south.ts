import type { NameList } from "@/prisma/seed/demo/names/name-list";

export const italian: NameList = {
  male: "Leonardo Lorenzo Matteo Alessandro Francesco Davide Niccolo=Niccolò Giacomo Pietro Tommaso",
  female: "Sofia Giulia Aurora Beatrice Chiara Alice Francesca Martina Elena Lucia",
  family: "Rossi Bianchi Ferrari Esposito Ricci Marino Greco Conti Costa Mancini Rizzo Lombardi Moretti Barbieri",
  complexions: ["fair"],
};

export const spanish: NameList = {
  male: "Diego Mateo Pablo Alejandro Santiago Javier Andres=Andrés Martin=Martín Joaquin=Joaquín",
  female: "Lucia=Lucía Valentina Camila Sofia=Sofía Carmen Elena Paula Ines=Inés Mariana",
  family:
    "Garcia=García Rodriguez=Rodríguez Martinez=Martínez Lopez=López Gonzalez=González Perez=Pérez Sanchez=Sánchez Ramirez=Ramírez Torres Munoz=Muñoz Nunez=Núñez Castro",
  complexions: ["fair", "dark"],
};

export const portuguese: NameList = {
  male: "Joao=João Tiago Miguel Rafael Pedro Gustavo Andre=André Duarte",
  female: "Beatriz Ana Leonor Mariana Ines=Inês Larissa Helena Catarina",
  family:
    "Silva Santos Ferreira Oliveira Costa Sousa Araujo=Araújo Goncalves=Gonçalves Magalhaes=Magalhães Simoes=Simões Ribeiro",
  complexions: ["fair", "dark"],
};

export const french: NameList = {
  male: "Louis Gabriel Raphael=Raphaël Jules Hugo Theo=Théo Mael=Maël Clement=Clément",
  female: "Camille Manon Chloe=Chloé Ines=Inès Lea=Léa Helene=Hélène Juliette Eloise=Éloïse",
  family:
    "Martin Bernard Dubois Lefevre=Lefèvre Moreau Laurent Girard Francois=François Mercier Benoit=Benoît Chevalier",
  complexions: ["fair", "dark"],
};

export const arabic: NameList = {
  male: "Omar=عمر Yousef=يوسف Ahmad=أحمد Khaled=خالد Tariq=طارق Zaid=زيد Sami=سامي Karim=كريم Ibrahim=إبراهيم Faris=فارس",
  female: "Layla=ليلى Nour=نور Mariam=مريم Salma=سلمى Hala=هالة Dana=دانا Yasmin=ياسمين Rania=رانيا Huda=هدى",
  family:
    "Haddad=حداد Khoury=خوري Nasser=ناصر Saleh=صالح Mansour=منصور Qasem=قاسم Hamdan=حمدان Najjar=نجار Darwish=درويش Awad=عوض Zaidan=زيدان",
  complexions: ["dark"],
};

export const hebrew: NameList = {
  male: "Noam=נועם Itai=איתי Yonatan=יונתן Ariel=אריאל Daniel=דניאל Omer=עומר Eitan=איתן Amit=עמית Gal=גל",
  female: "Noa=נועה Tamar=תמר Maya=מאיה Shira=שירה Yael=יעל Avigail=אביגיל Talia=טליה Michal=מיכל Rotem=רותם",
  family:
    "Cohen=כהן Levi=לוי Mizrahi=מזרחי Peretz=פרץ Biton=ביטון Friedman=פרידמן Katz=כץ Shapira=שפירא Rosen=רוזן Avraham=אברהם",
  complexions: ["fair", "dark"],
};
