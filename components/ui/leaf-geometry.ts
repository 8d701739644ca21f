/** A maple leaf in a 100×100 viewBox, for the logo and the home page's picture. */
export const leafOutline =
  "M50 4L56 19L64 13.5L61.5 36L71.5 25.5L75.5 33.5L92.5 29.5L87.5 44L96 50L74 66.5L77 75L53 70.5L47 70.5L23 75L26 66.5L4 50L12.5 44L7.5 29.5L24.5 33.5L28.5 25.5L38.5 36L36 13.5L44 19Z";

type Point = readonly [x: number, y: number];

interface VeinNode {
  at: Point;
  children?: readonly VeinNode[];
}

const tip = (x: number, y: number): VeinNode => ({ at: [x, y] });

/** The leaf's veins as a rooted tree. */
export const veins: VeinNode = {
  at: [50, 96],
  children: [
    {
      at: [50, 68],
      children: [
        tip(23, 75),
        { at: [31, 49], children: [tip(4, 50), tip(7.5, 29.5), tip(28.5, 25.5)] },
        { at: [50, 38], children: [tip(36, 13.5), tip(50, 4), tip(64, 13.5)] },
        { at: [69, 49], children: [tip(71.5, 25.5), tip(92.5, 29.5), tip(96, 50)] },
        tip(77, 75),
      ],
    },
  ],
};

function edges(node: VeinNode): [from: Point, to: Point][] {
  return (node.children ?? []).flatMap((child) => [[node.at, child.at] as [Point, Point], ...edges(child)]);
}

export function nodes(node: VeinNode): { at: Point; isLeaf: boolean }[] {
  const children = node.children ?? [];
  return [{ at: node.at, isLeaf: children.length === 0 }, ...children.flatMap(nodes)];
}

export function edgePath(node: VeinNode): string {
  return edges(node)
    .map(([from, to]) => `M${from.join(" ")}L${to.join(" ")}`)
    .join("");
}
