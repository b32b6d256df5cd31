function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** Words common in Swedish passwords, the likeliest first in each list. */
export const swedishWords: Readonly<Record<string, readonly string[]>> = {
  calendar: words(`
    sommar vinter höst vår hösten våren sommaren vintern januari februari mars april maj juni juli augusti
    september oktober november december måndag tisdag onsdag torsdag fredag lördag söndag jul julen påsk påsken
    midsommar advent nyår semester helg idag imorgon`),
  everyday: words(`
    lösenord lösen hemlig hemligt hemlighet inloggning logga välkommen hejsan hejhej älskling älskar mamma pappa
    syster bror dotter son barn familj vän kompis hund katt häst hunden katten björn varg älg räv blomma sol solen
    måne stjärna hav skog sjö berg himmel snö regn fotboll hockey ishockey golf musik bil volvo saab båt sommarstuga
    stuga hus hem kaffe fika öl glass godis choklad banan äpple potatis köttbulle sverige svensk svenska kungen
    drottning prins prinsessa ängel djävul kärlek lycka pengar jobb jobbet arbete kontor kontoret företag chef skola
    dator datorn mobil telefon internet test testar testa admin administratör användare gäst demo exempel
    ett två tre fyra fem sex sju åtta nio tio hundra tusen röd blå grön gul svart vit rosa lila orange
    djurgården hammarby malmö aik ifk frölunda färjestad leksand brynäs modo skellefteå elfsborg häcken`),
  energy: words(`
    energi elen elnät ström kraft fjärrvärme värme vatten vind vindkraft solel elpris faktura fakturor mätare mätaren
    anläggning anläggningar fastighet fastigheter fastighets koncern bolag handel industri livs kommun bostad bostäder
    aktiebolag förening leverantör kund kunder portal portalen`),
  firstNames: words(`
    anna maria eva karin lars anders johan erik per karl peter thomas jan daniel fredrik emma sara lena kerstin
    kristina ingrid marie malin jenny hanna linda annika susanne elin monika sofia birgitta elisabeth ulla gunilla
    helena margareta johanna ida julia amanda linnea wilma alice maja ella elsa alma vera ebba astrid saga freja signe
    olivia selma klara agnes stella lilly andreas mikael stefan hans mats patrik magnus henrik christer björn göran
    håkan bengt bo sven kjell leif ulf gunnar åke rolf nils olof oskar oscar william lucas lukas liam noah hugo
    elias adam oliver axel alexander vincent ludvig isak emil leo viktor victor simon gustav filip jonas marcus
    markus martin niklas tobias robert rickard roger kent tommy åsa örjan ängla bosse lasse kalle pelle olle nisse`),
  lastNames: words(`
    andersson johansson karlsson nilsson eriksson larsson olsson persson svensson gustafsson pettersson jonsson
    jansson hansson bengtsson jönsson lindberg jakobsson magnusson olofsson lindström lindqvist lindgren axelsson
    berg bergström lundberg lind lundgren lundqvist mattsson berglund fredriksson sandberg henriksson forsberg
    sjöberg wallin engström eklund danielsson lundin håkansson björk bergman gunnarsson holm wikström samuelsson
    isaksson fransson bergqvist nyström holmberg arvidsson löfgren söderberg nyberg blomqvist claesson mårtensson
    nordström lundström björklund eliasson pålsson viklund berggren sandström lund nordin ström åberg hermansson
    falk ekström öberg åkesson strömberg`),
  places: words(`
    stockholm göteborg malmö uppsala västerås örebro linköping helsingborg jönköping norrköping lund umeå gävle borås
    södertälje eskilstuna halmstad växjö karlstad sundsvall östersund trollhättan luleå lidingö borlänge tumba kiruna
    kristianstad kalmar skövde falun skellefteå karlskrona uddevalla varberg landskrona motala örnsköldsvik visby
    karlskoga nyköping sandviken lidköping mora piteå boden kungsbacka täby nacka solna sundbyberg huddinge haninge
    gotland skåne småland dalarna värmland norrland lappland halland blekinge öland norge danmark finland europa`),
};
