import type { Layout, Point } from './layout';

const CLOSEST = 5;
const STEP = 1.6;
/** From so many pixels for a unit of the map on, the names of all buildings have room beside each other. */
const READABLE = 0.5;
/** So many pixels for a unit there are after a double tap. */
const CLOSE_UP = 0.72;

/** The part of the map that is shown: a centre, and how many times it is enlarged over the whole city. */
export class Camera {
  zoom = $state(1);
  private looked = $state.raw<Point | null>(null);
  /** The size of the window the map is seen through, in pixels. */
  width = $state(0);
  height = $state(0);

  constructor(private readonly layout: Layout) {}

  /** The middle of what is shown. */
  get centre(): Point {
    const { x, y, width, height } = this.layout.city;
    return this.looked ?? { x: x + width / 2, y: y + height / 2 };
  }

  /** Pixels for a unit of the map when the whole city is in sight. */
  private get whole(): number {
    const { city } = this.layout;
    return Math.min(this.width / city.width, this.height / city.height) || 1;
  }

  get scale(): number {
    return this.whole * this.zoom;
  }

  /** Whether there is room for the names of all buildings. */
  get isReadable(): boolean {
    return this.scale >= READABLE;
  }

  get isWhole(): boolean {
    return this.zoom <= 1.01;
  }

  get box(): { x: number; y: number; width: number; height: number } {
    const { city } = this.layout;
    const width = this.width ? this.width / this.scale : city.width;
    const height = this.height ? this.height / this.scale : city.height;
    return { x: this.centre.x - width / 2, y: this.centre.y - height / 2, width, height };
  }

  get viewBox(): string {
    const { x, y, width, height } = this.box;
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
  }

  /** Where a place of the map is seen, in parts of the window. */
  seen({ x, y }: Point): Point {
    const { box } = this;
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  }

  /** Enlarge by a factor so that what is seen at a point of the window, in parts of it, stays there. */
  zoomBy(factor: number, x = 0.5, y = 0.5): void {
    const { box } = this;
    const fixed = { x: box.x + x * box.width, y: box.y + y * box.height };
    this.zoom = Math.min(Math.max(this.zoom * factor, 1), CLOSEST);
    const { width, height } = this.box;
    this.look({ x: fixed.x + (0.5 - x) * width, y: fixed.y + (0.5 - y) * height });
  }

  closer(): void {
    this.zoomBy(STEP);
  }

  farther(): void {
    this.zoomBy(1 / STEP);
  }

  /** Show the whole city. */
  fit(): void {
    this.zoom = 1;
    this.looked = null;
  }

  /** Come near enough to read what is at a point of the window; from there, go back to the whole city. */
  toggle(x: number, y: number): void {
    if (this.isWhole) this.zoomBy(Math.max(CLOSE_UP / this.whole, STEP), x, y);
    else this.fit();
  }

  /** Move by pixels. */
  pan(x: number, y: number): void {
    this.look({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  /** Bring a place into sight. */
  show(place: Point): void {
    const { x, y } = this.seen(place);
    if (x < 0.04 || x > 0.96 || y < 0.06 || y > 0.94) this.look(place);
  }

  /** Look at a place, but not over the edge of the city. */
  private look(place: Point): void {
    const { city } = this.layout;
    const { width, height } = this.box;
    const keep = (value: number, size: number, from: number, all: number): number =>
      size >= all ? from + all / 2 : Math.min(Math.max(value, from + size / 2), from + all - size / 2);
    this.looked = {
      x: keep(place.x, width, city.x, city.width),
      y: keep(place.y, height, city.y, city.height),
    };
  }
}
