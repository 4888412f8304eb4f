import { HEIGHT, WIDTH, type Point } from './layout';

const CLOSEST = 5;
const STEP = 1.6;
/** From so many pixels for a unit of the map on, small texts can be read. */
const READABLE = 0.66;
/** So much the map is enlarged when something on it is pointed at that is too small to read. */
const CLOSE_UP = 0.72;

/** The part of the map that is shown: a centre, and how many times it is enlarged over the whole. */
export class Camera {
  zoom = $state(1);
  centre = $state.raw<Point>({ x: WIDTH / 2, y: HEIGHT / 2 });
  /** The size of the window the map is seen through, in pixels. */
  width = $state(0);
  height = $state(0);

  /** Pixels for a unit of the map when all of it is in sight. */
  private get whole(): number {
    return Math.min(this.width / WIDTH, this.height / HEIGHT) || 1;
  }

  get scale(): number {
    return this.whole * this.zoom;
  }

  get isReadable(): boolean {
    return this.scale >= READABLE;
  }

  /** All of the map is in sight from top to bottom, so that dragging up and down is free for the page. */
  get isWholeHigh(): boolean {
    return this.box.height >= HEIGHT - 1;
  }

  get isWhole(): boolean {
    return this.zoom <= 1.01;
  }

  get box(): { x: number; y: number; width: number; height: number } {
    const width = this.width ? this.width / this.scale : WIDTH;
    const height = this.height ? this.height / this.scale : HEIGHT;
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

  /** Show the whole map. */
  fit(): void {
    this.zoom = 1;
    this.look({ x: WIDTH / 2, y: HEIGHT / 2 });
  }

  /** Fill the window, so that it shows no more than the map even if it has another shape. */
  fill(): void {
    this.zoom = Math.max(this.width / WIDTH, this.height / HEIGHT) / this.whole;
    this.look({ x: WIDTH / 2, y: HEIGHT / 2 });
  }

  /** Move by pixels. */
  pan(x: number, y: number): void {
    this.look({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  /** Bring a place into sight; near enough to read where it is not. */
  show(place: Point): void {
    if (!this.isReadable && this.width < 600) {
      this.zoom = Math.min(CLOSE_UP / this.whole, CLOSEST);
      this.look(place);
      return;
    }
    const { x, y } = this.seen(place);
    if (x < 0.1 || x > 0.9 || y < 0.12 || y > 0.88) this.look(place);
  }

  /** Look at a place, but not over the edge of the map. */
  private look(place: Point): void {
    const { width, height } = this.box;
    const keep = (value: number, size: number, all: number): number =>
      size >= all ? all / 2 : Math.min(Math.max(value, size / 2), all - size / 2);
    this.centre = { x: keep(place.x, width, WIDTH), y: keep(place.y, height, HEIGHT) };
  }
}
