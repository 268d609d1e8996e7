"""Compares Cairo's pixels with the page's drawing, if the program has the trait Raster."""

import base64

import pytest

import app

SCALE = 2
"""Pixels per point of a picture."""

SCENES = ["delivery", "refusals", "text", "menus", "zoom", "drawing"]
"""Scenes with boxes, faded views, three fonts, controls, a transform, and every kind of drawing."""

MARGINS = (60, 40)
"""Points at the top and bottom that aren't compared, because the page may draw its device over
them."""

MEAN = 1.0
"""The largest average difference of red, green or blue, of 255."""

FAR = 48
"""The difference, of 255, from which a pixel differs much."""

SHARE = 0.01
"""The largest share of pixels that may differ much: edges of glyphs, which two libraries smooth."""

BLOCK = 16
"""Pixels per side of a block. In a block, edges of glyphs average out and wrong positions don't."""

LOCAL = 12
"""The largest difference of a block's average color, of 255."""

COMPARE = """async ([one, other, top, bottom]) => {
  const pixels = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    return context.getImageData(0, top, image.width, image.height - top - bottom);
  };
  const [left, right] = [await pixels(one), await pixels(other)];
  if (left.width !== right.width || left.height !== right.height) {
    return { sizes: [left.width, left.height, right.width, right.height] };
  }
  const sums = [0, 0, 0];
  let far = 0;
  const [FAR, BLOCK] = [%d, %d];
  const columns = Math.ceil(left.width / BLOCK);
  const blocks = new Map();
  for (let place = 0; place < left.data.length; place += 4) {
    let most = 0;
    for (let part = 0; part < 3; part += 1) {
      const signed = left.data[place + part] - right.data[place + part];
      const difference = Math.abs(signed);
      sums[part] += difference;
      most = Math.max(most, difference);
      const [x, y] = [place / 4 % left.width, Math.floor(place / 4 / left.width)];
      const block = (Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)) * 3 + part;
      blocks.set(block, (blocks.get(block) ?? 0) + signed);
    }
    if (most > FAR) far += 1;
  }
  const count = left.width * left.height;
  const local = Math.max(...[...blocks.values()].map(Math.abs)) / BLOCK ** 2;
  return { means: sums.map((sum) => sum / count), share: far / count, local };
}""".replace("%d, %d", f"{FAR}, {BLOCK}")
"""The difference of two pictures: the average of each color, the share of pixels that differ much,
and the largest difference of a block."""


ALIGN = """(() => {
  const { style } = document.getElementById("stage");
  [style.position, style.left, style.top] = ["fixed", "20px", "20px"];
})()"""
"""Moves the stage to whole pixels, because it may be between them."""


@pytest.fixture(scope="module")
def paints(program):
    """Whether the program can paint pixels."""
    return app.run(program, "shot", "--output", "/dev/null").returncode == 0


def test_shot_without_the_trait_names_the_trait(program, paints):
    if paints:
        pytest.skip("built with the trait")
    answer = app.run(program, "shot", "--output", "/dev/null")
    line = answer.stderr.decode().strip()
    assert answer.returncode == 1 and "requires the package trait Raster" in line
    assert len(line.splitlines()) == 1


@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_is_painted_as_the_page_draws_it(
    program, paints, launch, open_tab, new_tab, tmp_path, scene, record_property
):
    if not paints:
        pytest.skip("built without the trait Raster")
    file = tmp_path / "shot.png"
    answer = app.run(
        program, "shot", "--scene", scene, "--scale", str(SCALE), "--output", str(file))
    assert answer.returncode == 0, answer.stderr.decode()
    tab = open_tab(launch(scene=scene), scale=SCALE)
    tab.page.evaluate(ALIGN)
    tab.settle()
    box = tab.page.locator("#stage").bounding_box()
    shown = tab.page.screenshot(path=tmp_path / "page.png", clip=box, caret="initial")
    top, bottom = (SCALE * points for points in MARGINS)
    blank = new_tab()
    found = blank.page.evaluate(
        COMPARE, [base64.b64encode(file.read_bytes()).decode(),
                  base64.b64encode(shown).decode(), top, bottom])
    print(f"{scene}: {found}")
    assert "sizes" not in found, found
    assert max(found["means"]) <= MEAN, found
    assert found["share"] <= SHARE, found
    assert found["local"] <= LOCAL, found
