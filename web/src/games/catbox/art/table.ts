/** The drawings that only a table needs, and not the lid of the box. */
import { addDrawings } from "../../../ui/art/symbols";

addDrawings(import.meta.glob<string>("./table/*.svg", { query: "?raw", import: "default", eager: true }));
