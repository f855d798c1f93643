// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus_test

import (
	"fmt"
	"image"
	"math"
	"testing"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/menus"
)

func TestHoverOpensASubmenuAfterADelay(t *testing.T) {
	r := newRig(t).open(item{Label: "A"}, parent("P", item{Label: "B"}))
	r.hover("P")
	assert.Equal(t, []string{"P"}, r.lit())
	r.Advance(149 * ms)
	assert.False(t, r.shows("B"))
	r.Advance(1 * ms)
	assert.True(t, r.shows("B"))
	assert.Equal(t, []string{"P"}, r.lit(), "nothing in it is lit yet")
	r.hover("B")
	assert.Equal(t, []string{"P", "B"}, r.lit())
}

func TestRestlessPointerStillOpens(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}))
	n := r.node("P").Bounds
	for i := range 4 {
		r.Move(float32(n.Min.X+10+i), float32(n.Min.Y+10))
		r.Advance(50 * ms)
	}
	assert.True(t, r.shows("B"), "the delay counts from the first move onto the item")
}

func TestHoverSwitchesBetweenSubmenus(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "PP"}), parent("Q", item{Label: "QQ"}), item{Label: "A"})
	r.hover("P")
	r.Advance(200 * ms)
	p := r.node("Q").Bounds
	r.Move(float32(p.Min.X+5), float32(p.Min.Y+15)) // away from the submenu
	assert.Equal(t, []string{"Q"}, r.lit())
	assert.True(t, r.shows("PP"))
	r.Advance(200 * ms)
	assert.False(t, r.shows("PP"))
	assert.True(t, r.shows("QQ"))
	p = r.node("A").Bounds
	r.Move(float32(p.Min.X+5), float32(p.Min.Y+15))
	r.Advance(200 * ms)
	assert.False(t, r.shows("QQ"))
	assert.Equal(t, []string{"A"}, r.lit())
}

// On its way to a submenu the pointer crosses other items of the parent.
func TestSafeTriangle(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		t.Run(fmt.Sprint("rtl ", rtl), func(t *testing.T) {
			r := newRig(t)
			r.style = func(s *menus.Style[string]) { s.RTL = rtl }
			r.menu.OpenAt(image.Pt(400, 50), target{}, []item{
				parent("P", plain("a", "b", "c", "d", "e", "f", "g", "h")...),
				parent("Q", item{Label: "QQ"}), {Label: "R"}, {Label: "S"},
			})
			r.Settle()
			from := r.node("P").Bounds
			start := f32.Pt(float32(from.Min.X+40), float32(from.Max.Y-3))
			if rtl {
				start.X = float32(from.Max.X - 40)
			}
			r.Move(start.X, start.Y)
			r.Advance(200 * ms)
			require.True(t, r.shows("h"))
			gx, gy := r.node("f").Center()
			to := f32.Pt(gx, gy)
			for i := 1; i <= 20; i++ {
				p := start.Add(to.Sub(start).Mul(float32(i) / 20))
				r.Move(p.X, p.Y)
				r.Advance(30 * ms) // 600 ms in total
				require.True(t, r.shows("h"), "step %d", i)
			}
			assert.Equal(t, []string{"P", "f"}, r.lit())
		})
	}
}

func TestPointerThatStopsInTheTriangleSwitches(t *testing.T) {
	r := newRig(t).open(
		parent("P", plain("a", "b", "c", "d", "e", "f")...),
		parent("Q", item{Label: "QQ"}))
	from := r.node("P").Bounds
	x, y := float32(from.Min.X+40), float32(from.Max.Y-3)
	r.Move(x, y)
	r.Advance(200 * ms)
	r.Move(x+20, y+8) // on Q, moving towards the submenu
	r.Advance(100 * ms)
	assert.Equal(t, []string{"P"}, r.lit())
	assert.True(t, r.shows("a"))
	r.Advance(60 * ms)
	assert.Equal(t, []string{"Q"}, r.lit())
	assert.True(t, r.shows("QQ"))
}

func TestBackOnTheParentKeepsItsSubmenu(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}), item{Label: "A"})
	r.hover("P")
	r.Advance(200 * ms)
	r.hover("B")
	r.hover("P")
	r.Advance(900 * ms)
	assert.True(t, r.shows("B"))
	assert.Equal(t, []string{"P"}, r.lit())
}

func TestClickOnASubmenuJustOpenedKeepsIt(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}))
	r.hover("P")
	r.Advance(200 * ms)
	r.Press(pointer.ButtonPrimary)
	r.Release(pointer.ButtonPrimary)
	assert.True(t, r.shows("B"))
	r.clickItem("P")
	assert.False(t, r.shows("B"))
	r.Advance(900 * ms)
	assert.False(t, r.shows("B"), "closed by hand, it stays closed while the pointer rests")
}

func TestLeavingTheMenuDarkensIt(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}), item{Label: "A"})
	r.hover("A")
	r.Move(700, 500)
	assert.Empty(t, r.lit())
	r.hover("P")
	r.Leave()
	r.Advance(900 * ms)
	assert.False(t, r.shows("B"), "the pointer left the window before the delay was over")
}

func TestPressAndReleaseOnAnotherItem(t *testing.T) {
	r := newRig(t)
	r.open(r.act("A"), r.act("B"))
	r.hover("A")
	r.Press(pointer.ButtonPrimary)
	r.hover("B")
	assert.Equal(t, []string{"B"}, r.lit())
	r.Release(pointer.ButtonPrimary)
	assert.Equal(t, []string{"B row"}, r.ran)
}

func TestPressAndReleaseOutside(t *testing.T) {
	r := newRig(t)
	r.open(r.act("A"))
	r.hover("A")
	r.Press(pointer.ButtonPrimary)
	r.Move(700, 500)
	r.Release(pointer.ButtonPrimary)
	assert.Empty(t, r.ran)
	assert.True(t, r.menu.IsOpen())
}

func TestTaps(t *testing.T) {
	r := newRig(t)
	r.open(r.act("A"), parent("P", r.act("B")))
	r.Tap(r.node("P").Center())
	assert.True(t, r.shows("B"))
	r.Advance(900 * ms)
	r.Tap(r.node("B").Center())
	assert.Equal(t, []string{"B row"}, r.ran)
	assert.Equal(t, menus.ItemChosen, r.closed().Reason)
}

// long opens a menu of n items, taller than the window.
func long(t *testing.T, n int) *rig {
	r := newRig(t)
	items := make([]item, n)
	for i := range items {
		items[i] = r.act(fmt.Sprintf("Item %d.", i))
	}
	return r.open(items...)
}

func TestWheelScrolls(t *testing.T) {
	r := long(t, 100)
	before := r.node("Item 3.").Bounds.Min.Y
	r.Wheel(150, 200, 0, 45)
	assert.Equal(t, before-45, r.node("Item 3.").Bounds.Min.Y)
	assert.NotEmpty(t, r.lit(), "what is under the pointer now is lit")
	r.Wheel(150, 200, 0, 1e9)
	assert.True(t, r.shows("Item 99."))
	r.Wheel(150, 200, 0, -1e9)
	assert.Equal(t, before, r.node("Item 3.").Bounds.Min.Y)
	r.Wheel(150, 200, 0, float32(math.NaN()))
	assert.True(t, r.menu.IsOpen())
	assert.Empty(t, r.events)
}

func TestScrollingClosesSubmenus(t *testing.T) {
	r := newRig(t)
	r.open(append([]item{parent("P", item{Label: "B"})}, plain(make([]string, 50)...)...)...)
	r.clickItem("P")
	require.True(t, r.shows("B"))
	r.Wheel(150, 200, 0, 30)
	assert.False(t, r.shows("B"))
}

func TestOnlyVisibleItemsAreLaidOut(t *testing.T) {
	r := long(t, 10_000)
	assert.Less(t, len(r.FindAll("Item")), 30)
	r.Keys("End")
	assert.Equal(t, []string{"Item 9999."}, r.lit())
	assert.Less(t, len(r.FindAll("Item")), 30)
}

func TestTallMenuStaysInTheWindow(t *testing.T) {
	r := long(t, 100)
	menu := r.menuBounds()
	assert.True(t, menu[0].In(image.Rect(0, 0, 800, 600)))
	for _, n := range r.FindAll("Item") {
		assert.False(t, n.Visible.Empty())
	}
}

// menuBounds returns the rectangles of the levels.
func (r *rig) menuBounds() []image.Rectangle {
	var all []image.Rectangle
	for _, n := range r.Nodes() {
		if n.Description == "menu" {
			all = append(all, n.Bounds)
		}
	}
	return all
}

func TestStripsScroll(t *testing.T) {
	r := long(t, 100)
	box := r.menuBounds()[0]
	down := f32.Pt(150, float32(box.Max.Y-5))
	r.Move(down.X, down.Y)
	r.Advance(1000 * ms)
	first := r.FindAll("Item")[0].Label
	assert.NotEqual(t, "Item 0.", first)
	r.Advance(60_000 * ms)
	assert.True(t, r.shows("Item 99."))
	n := r.Frames()
	r.Advance(60_000 * ms)
	assert.Equal(t, n, r.Frames(), "at the end it rests")
	r.Click(150, float32(box.Min.Y+5))
	assert.False(t, r.shows("Item 99."), "a click scrolls too")
	r.Advance(60_000 * ms)
	assert.True(t, r.shows("Item 0."))
	assert.Empty(t, r.ran)
}

func TestFingerScrolls(t *testing.T) {
	r := long(t, 100)
	before := r.node("Item 5.").Bounds.Min.Y
	r.TouchDown(1, 150, 400)
	r.TouchMove(1, 150, 380)
	r.TouchMove(1, 150, 300)
	r.TouchUp(1, 150, 300)
	assert.Empty(t, r.ran, "scrolling chooses nothing")
	assert.Equal(t, before-100, r.node("Item 5.").Bounds.Min.Y)
	assert.True(t, r.menu.IsOpen())
}

func TestStrangePositions(t *testing.T) {
	r := newRig(t).open(plain("A")...)
	for _, p := range []f32.Point{
		f32.Pt(float32(math.NaN()), 10), f32.Pt(float32(math.Inf(1)), 0), f32.Pt(-1e30, 1e30),
	} {
		r.Move(p.X, p.Y)
	}
	assert.True(t, r.menu.IsOpen())
	r.hover("A")
	assert.Equal(t, []string{"A"}, r.lit())
}

func TestSeparatorKeepsTheSubmenu(t *testing.T) {
	r := newRig(t).open(parent("P", item{Label: "B"}), item{Separator: true}, item{Label: "A"})
	r.hover("P")
	r.Advance(200 * ms)
	p := r.node("P").Bounds
	r.Move(float32(p.Min.X+3), float32(p.Max.Y+4))
	r.Advance(900 * ms)
	assert.True(t, r.shows("B"))
	assert.Equal(t, []string{"P"}, r.lit())
}

func TestKeyClosesWhatIsUnderTheFinger(t *testing.T) {
	r := newRig(t)
	r.open(parent("P", plain(make([]string, 50)...)...))
	r.Keys("Down", "Right")
	box := r.menuBounds()[1]
	x, y := float32(box.Max.X-9), float32(box.Min.Y+200)
	r.TouchDown(1, x, y)
	r.Keys("Esc")
	r.TouchMove(1, x, y-100)
	r.TouchUp(1, x, y-100)
	assert.True(t, r.menu.IsOpen())
	assert.Len(t, r.menuBounds(), 1)
}

func TestKeyBetweenHoverAndSubmenu(t *testing.T) {
	r := newRig(t).open(parent("P", parent("Q", item{Label: "B"})))
	r.Keys("Down", "Right")
	r.hover("Q")
	r.Keys("Esc")
	r.Advance(900 * ms)
	assert.Equal(t, []string{"P"}, r.lit())
	assert.False(t, r.shows("B"))
}
