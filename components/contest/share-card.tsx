import { edgePath, leafOutline, nodes, veins } from "@/components/ui/leaf-geometry";

export interface CardContent {
  name: string;
  /** The page's title; null for the home page. */
  title: string | null;
  dates: string;
  place: string;
}

// The light colours of app/styles/tokens.css: custom properties are not available here.
const paper = "#faf5ec";
const ink = "#2b2320";
const inkSoft = "#66584e";
const maple = "#a8321f";
const leaves = ["#dd9a2f", "#a8321f", "#55865a"];

/** The share card of a page, 1200×630. next/og supports only flexbox. */
export function ShareCard({ name, title, dates, place }: CardContent) {
  return (
    <div
      style={{ display: "flex", width: "100%", height: "100%", background: paper, borderTop: `16px solid ${maple}` }}
    >
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "space-between",
          flex: 1,
          padding: "56px 0 56px 72px",
        }}
      >
        <div style={{ display: "flex", flexDirection: "column", fontFamily: "Literata", color: ink }}>
          {title !== null && (
            <div style={{ fontSize: 34, lineHeight: 1.3, color: inkSoft, marginBottom: 24 }}>{name}</div>
          )}
          <div style={{ fontSize: title === null ? 66 : 104, lineHeight: 1.12, lineClamp: 4 }}>{title ?? name}</div>
        </div>
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            fontFamily: "Source Sans",
            fontSize: 36,
            lineHeight: 1.35,
          }}
        >
          <div style={{ color: maple }}>{dates}</div>
          <div style={{ color: inkSoft }}>{place}</div>
        </div>
      </div>
      <Leaf />
    </div>
  );
}

function Leaf() {
  return (
    <svg width="430" height="430" viewBox="-4 -4 108 108" style={{ margin: "84px 56px 0 24px" }} role="presentation">
      <path d={leafOutline} fill="#fae6de" stroke="#8c7a66" strokeWidth="0.5" strokeDasharray="1.2 1.6" />
      <path d={edgePath(veins)} fill="none" stroke={ink} strokeWidth="0.8" strokeLinecap="round" />
      {nodes(veins).map(({ at: [x, y], isLeaf }, i) => (
        <circle
          key={`${x},${y}`}
          cx={x}
          cy={y}
          r={isLeaf ? 3.1 : 2.4}
          fill={isLeaf ? leaves[i % leaves.length] : paper}
          stroke={isLeaf ? paper : ink}
          strokeWidth="0.9"
        />
      ))}
    </svg>
  );
}
