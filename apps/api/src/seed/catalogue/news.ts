/** A news item of the demo data. */
export interface DemoNews {
  readonly title: string;
  readonly preamble: string;
  /** HTML. */
  readonly body: string;
  /** File in `news-images/`, 255 × 196. */
  readonly image: string;
  readonly altText: string;
  /** Days before the demo data is created. */
  readonly daysAgo: number;
  readonly isPinned: boolean;
  /** E-mail address of the author. */
  readonly author: string;
}

/** The news of the demo data, newest first. */
export const demoNews: readonly DemoNews[] = [
  {
    title: 'Så kapar du effekttoppen före jul',
    preamble:
      'Kalla morgnar driver upp abonnemanget. Tre åtgärder som våra kunder har fått effekt av inom en månad.',
    body: `<p>De flesta effekttoppar uppstår mellan kl. 7 och 9 på vardagar, när ventilation, belysning och kök
startar samtidigt. Ofta räcker det att sprida ut starten.</p>
<h2>Tre åtgärder som ger resultat</h2>
<ol>
<li><strong>Starta ventilationen i steg.</strong> Låt aggregaten gå i gång med tio minuters mellanrum.</li>
<li><strong>Flytta laddningen.</strong> Truckar och bilar kan oftast laddas efter kl. 20.</li>
<li><strong>Se över frånlufts- och kylscheman.</strong> Många går fortfarande på sommartid.</li>
</ol>
<p>I timrapporten ser du vilken timme som sätter månadens högsta effekt, anläggning för anläggning.</p>`,
    image: 'effekttopp.svg',
    altText: 'Ett flerbostadshus i snöfall en vinterkväll',
    daysAgo: 2,
    isPinned: false,
    author: 'karin.aberg@vinrod.example',
  },
  {
    title: 'Ursprungsgarantier för förra året är klara',
    preamble: 'Certifikaten för vattenkraft finns nu att hämta för alla anläggningar med avtal.',
    body: `<p>Vi har annullerat ursprungsgarantier som motsvarar den el ni förbrukade under förra leveransåret.
Certifikaten visar levererad mängd och ursprung, per bolag och per anläggning.</p>
<p>Certifikaten kan användas i er hållbarhetsredovisning. Använd då leveransårets residualmix som jämförelse; den
beräknas av Grexel på uppdrag av Energimarknadsinspektionen och kommer i juni året efter.</p>`,
    image: 'vattenkraft.svg',
    altText: 'En kraftverksdamm med forsande vatten framför snöklädda fjäll',
    daysAgo: 11,
    isPinned: false,
    author: 'karin.aberg@vinrod.example',
  },
  {
    title: 'Kvartsvärden i grafen',
    preamble:
      'Välj kvart, timme, dygn, vecka eller månad. Effekten visas som timmedelvärde precis som förut.',
    body: `<p>Elen prissätts per kvart sedan den 1 oktober 2025. Nu kan du följa förbrukningen lika fint för de
anläggningar som mäts per kvart.</p>
<ul>
<li>Kvartsvärden kan visas för upp till 100 dygn i taget.</li>
<li>Anläggningar som mäts per timme visas per timme också när du har valt kvart.</li>
<li>Värden som saknas lämnas tomma. Beräknade värden är markerade.</li>
</ul>`,
    image: 'kvartsvarden.svg',
    altText: 'Ett stapeldiagram med en stapel för varje kvart och en klocka',
    daysAgo: 24,
    isPinned: false,
    author: 'johan.ekberg@vinrod.example',
  },
  {
    title: 'Solceller på taket? Börja med att titta på baslasten',
    preamble: 'En anläggning som går dygnet runt har störst nytta av egen el. Så läser du av det i portalen.',
    body: `<p>El som du använder själv är oftast mer värd än el som du säljer. Därför är det förbrukningen mitt på dagen,
från april till september, som avgör hur stor anläggning som lönar sig.</p>
<p>Öppna Graf under Analys, välj timme och en vanlig sommarvecka. Den lägsta nivån mellan kl. 10 och 15 är den effekt
som solcellerna kan ersätta nästan jämt. Helgerna är lika viktiga som vardagarna.</p>`,
    image: 'solceller.svg',
    altText: 'Ett rött tak med rader av solceller i solsken',
    daysAgo: 37,
    isPinned: false,
    author: 'johan.ekberg@vinrod.example',
  },
  {
    title: 'Ladda fordonen utan att spräcka abonnemanget',
    preamble:
      'Laststyrning håller nere effekten när fler bilar ska laddas samtidigt. Tre frågor att ställa först.',
    body: `<p>När fler fordon går på el flyttas en ny topp till eftermiddagen. Innan ni höjer abonnemanget är det värt att
svara på tre frågor:</p>
<ul>
<li>När måste bilarna vara fulladdade?</li>
<li>Hur mycket effekt är ledig mellan kl. 20 och 6?</li>
<li>Kan laddarna dela på effekten automatiskt?</li>
</ul>
<p>Din kundansvariga hjälper gärna till med en beräkning utifrån era egna timvärden.</p>`,
    image: 'laddning.svg',
    altText: 'En elbil som laddas vid en laddstolpe',
    daysAgo: 52,
    isPinned: false,
    author: 'karin.aberg@vinrod.example',
  },
  {
    title: 'Blåsiga dagar ger lägre elpris',
    preamble:
      'Vind, temperatur och veckodag förklarar det mesta av hur priset rör sig. Så kan ni använda det.',
    body: `<p>När det blåser mycket i Norden sjunker spotpriset, och när det är kallt och vindstilla stiger det. Skillnaden
inom ett och samma dygn kan vara större än skillnaden mellan två månader.</p>
<p>Verksamheter som kan flytta en del av förbrukningen, till exempel kylning, laddning och torkning, sänker sin
profilkostnad. Jämför ert snittpris med områdets för att se hur ni ligger till.</p>`,
    image: 'vindkraft.svg',
    altText: 'Tre vindkraftverk över ett böljande hav i solnedgång',
    daysAgo: 70,
    isPinned: false,
    author: 'johan.ekberg@vinrod.example',
  },
];
