import { exportColumns } from "@/lib/contestant/export-columns";
import { toSearchKey } from "@/lib/platform/text/search-key";

/** Without accents and punctuation; ∑, # and № stay, because they are headings of their own, and / as in "S/N". */
const keyOf = (heading: string) => toSearchKey(heading.normalize("NFKC")).replace(/[^\p{L}\p{N}∑#№/]+/gu, "");

/**
 * Headings of totals, averages and maxima in the languages of countries that take part, also of lines; an underscore
 * stands for a space.
 */
const sums = `
  all sum total totals grand_total overall overall_score score total_score final_score scores points total_points points_total pts result
  results mark marks global average avg mean percent percentage Σ ∑ sum_day_1 sum_day_2 total_day_1 total_day_2 day_1_total
  day_2_total day_1 day_2 day1_score day2_score day_1_points day_2_points
  средно среднее prosjek prosek povprečje średnia průměr priemer durchschnitt moyenne promedio átlag ortalama
  сума сбор общо общ_резултат всичко точки брой_точки резултат оценка ден_1 ден_2
  сумма итого итог всего балл баллы очки результат разом усього всього бали підсумок
  suma ukupno zbroj zbir збир укупно вкупно поени бодови bodovi bodova rezultat skupaj vsota točke
  razem łącznie wynik punkty součet celkem body součet_bodů súčet spolu celkom
  summe gesamt gesamtpunkte gesamtpunktzahl punkte ergebnis insgesamt
  somme points_totaux résultat note score_total suma_total puntos puntuación puntaje resultado soma pontos pontuação nota
  somma totale punti punteggio risultato sumă total_puncte punctaj puncte rezultat_final
  összeg összesen pont pontok pontszám összpontszám eredmény toplam puan sonuç
  σύνολο άθροισμα βαθμοί βαθμολογία iš_viso suma_balų taškai balai summa kopā punkti kokku punktid tulemus
  summa yhteensä pisteet totalt poäng poeng point totaal som punten جمع مجموع المجموع 总分 總分 合計 합계 총점
  общ_брой_точки общо_точки сбор_точки общий_балл сумма_баллов toplam_puan gesamtsumme punkte_gesamt łączna_liczba_punktów
  min max minimum maximum solved slv attempts tries
  max_points max_score maximum_points maximum_score average_score average_points
`;

/** Headings of row numbers, personal data, awards and remarks. */
const words = `
  nr._crt. nr_crt № №_п/п №_з/п п/п р._бр. р.б. ред._бр. ред._№ пореден_номер порядковый_номер r._br. rb. redni_broj l.p. poř. poř._č.
  pořadové_číslo por._č. poradové_číslo sıra_no sıra_numarası s/n s._no. sr._no. sl._no. serial_no serial_number row
  a/a α/α št. zap._št. zaporedna_številka lfd._nr. laufende_nummer sorsz. sorszám jrk jrk_nr eil._nr. n.p.k. nr.p.k.
  序号 번호 番号 stt rk

  class classes grade form year year_of_birth birth_year years age birthday born date_of_birth dob birth_date school city town region
  county group category division gender sex level course
  клас възраст училище град група област пол рождена_дата дата_на_раждане класс возраст школа город группа дата_рождения вік місто
  разред узраст razred uzrast škola grad grupa šola starost osztály életkor kor iskola város csoport
  klasse alter schule stadt gruppe jahrgang geburtsdatum classe âge école ville groupe niveau edad escuela ciudad grupo
  curso grado idade escola cidade ano età scuola città gruppo clasă clasa vârstă vârsta școală școala oraș
  sınıf yaş okul şehir grup τάξη ηλικία σχολείο πόλη ομάδα klasa wiek szkoła miasto třída věk trieda vek
  klasė amžius mokykla klass vanus kool luokka ikä koulu årskurs ålder skola

  medal award awards prize diploma place rank rank_overall ranking position honourable_mention honorable_mention
  overall_rank final_rank final_place overall_place country_rank group_rank disqualification disqualified official
  медал награда място класиране диплом медаль приз место ранг місце медаља место_на_листи медаље
  medalja nagrada mjesto mesto rang uvrstitev medaile pořadí umístění poradie umiestnenie miejsce nagroda medaille preis
  platz platzierung rang médaille prix medalla premio puesto lugar medalha prêmio medaglia posto medalie premiu loc
  érem díj helyezés hely madalya ödül sıra derece μετάλλιο βραβείο θέση medalis vieta medaļa medal_award koht mitali sija
  medalj pris placering 名次 排名 順位 순위

  user name full_name first_name last_name surname given_name family_name participant contestant student team country
  team_name country_name school_name country_code e-mail email phone login password online missing id no nr num number
  # № n index unnamed unnamed_0 seat room site p version position note notes comment comments remark remarks time penalty
  last_submission submissions status
  име фамилия държава отбор номер бележка забележка имя фамилия страна команда номер примечание ім’я прізвище країна
  име_и_презиме држава екипа ime prezime država ekipa opomba jméno příjmení meno priezvisko vorname nachname land mannschaft
  nom prénom pays équipe nombre apellido país equipo nome sobrenome cognome paese squadra nume prenume țara țară echipa
  név ország csapat ad soyad ülke takım όνομα επώνυμο χώρα imię nazwisko kraj drużyna vardas šalis
`;

const exported = Object.entries(exportColumns).flatMap(([name, { title }]) => [name, title]);

const keysOf = (text: string) =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => keyOf(word.replaceAll("_", " ")));

const sumKeys = new Set(keysOf(sums));
const keys = new Set(["", ...sumKeys, ...keysOf(words), ...exported.map(keyOf)]);

export const isSum = (text: string): boolean => sumKeys.has(keyOf(text));

/** "day 1 " as in the site's own file, or "D1: " */
export const dayBefore = /^d(?:ay)?\s*([12])\s*[:.–-]?\s+/i;

/** A known word, or a number with or without one, such as "200", "max. 50" and "100 points". */
const isAddition = (part: string) => keys.has(keyOf(part).replace(/^(?:max(?:imum)?|outof)?\d+/, ""));

/**
 * Whether a column is usually something else than a task: a sum, a class, an age, a medal, a name. So are two of them, as
 * in "Class/Grade", and one with its maximum or unit, as in "Total (300)".
 */
export function isOtherColumn(heading: string): boolean {
  if (keys.has(keyOf(heading)) || isSum(heading.replace(dayBefore, ""))) return true;
  const [first = "", ...others] = heading.split(/[/()[\]]/);
  return first.trim() !== "" && keys.has(keyOf(first)) && others.every(isAddition);
}
