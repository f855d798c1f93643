// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package soak contains the tests that use grids at random: a test of any length that checks for
// leaks (`make soak` runs it for ten minutes), and tests that drive each component with random
// events (`make fuzz`).
package soak

import (
	"flag"
	"fmt"
	"image"
	"math"
	"math/rand/v2"
	"runtime"
	"strconv"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/option"
)

var long = flag.Duration("soak", 0, "how `long` to go on; 0: 1,500 steps")

const (
	rows      = 20_000
	fewSteps  = 1_500
	fullWidth = 900
	fullHigh  = 600
)

type part struct {
	ID, Name, City string
	Qty            int
	Price          float64
	Made           time.Time
	Spare          bool
}

func parts() []part { return someParts(rows) }

func someParts(n int) []part {
	out := make([]part, n)
	cities := []string{"서울", "부산", "Incheon", "Daegu", "광주"}
	for i := range out {
		out[i] = part{
			ID: "p" + strconv.Itoa(i), Name: fmt.Sprintf("part %d of %d", i%97, i), City: cities[i%len(cities)],
			Qty: i * 7919 % 1000, Price: float64(i%5000) / 4, Spare: i%3 == 0,
			Made: time.Date(2020, 1, 1+i%2000, 0, 0, 0, 0, time.UTC),
		}
	}
	return out
}

func partColumns() []gridui.Column[part] {
	return []gridui.Column[part]{
		gridui.Field("id", "Part", func(p part) string { return p.ID }).Width(80),
		gridui.Field("name", "Name", func(p part) string { return p.Name }).Edit(func(p *part, v string) { p.Name = v }),
		gridui.Field("city", "City", func(p part) string { return p.City }).Edit(func(p *part, v string) { p.City = v }),
		gridui.Field("qty", "Quantity", func(p part) int { return p.Qty }).Edit(func(p *part, v int) { p.Qty = v }),
		gridui.Field("price", "Price", func(p part) float64 { return p.Price }).Edit(func(p *part, v float64) { p.Price = v }),
		gridui.Time("made", "Made", func(p part) time.Time { return p.Made }),
		gridui.Bool("spare", "Spare", func(p part) bool { return p.Spare }).Edit(func(p *part, v bool) { p.Spare = v }),
	}
}

// user is a grid with a simulated user who acts at random.
type user struct {
	*gridtest.Harness
	grid gridui.Grid[part]
	rnd  *rand.Rand
}

func newUser(seed uint64) *user {
	u := &user{rnd: rand.New(rand.NewPCG(seed, 1))}
	g := &u.grid
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Sorting.Mode = option.SortMulti
	g.Filtering.Enabled = true
	g.Selection.Mode = option.SelectMulti
	g.Editing = option.Editing{Enabled: true, History: 40}
	g.ColumnSizing.Mode, g.ColumnOrder.Mode, g.ColumnPinning.Mode = option.ColumnResizeLive, option.ColumnOrderFree, option.ColumnPinDrag
	g.Flash = true
	g.Detail = func(gtx layout.Context, c gridui.DetailContext[part]) layout.Dimensions {
		return layout.Dimensions{Size: image.Pt(gtx.Constraints.Max.X, 40+len(c.RowID)*3)}
	}
	g.SetRows(parts())
	th := newTheme()
	u.Harness = show(image.Pt(fullWidth, fullHigh), g, func() gridui.Style { return gridui.New(th, g) })
	u.Settle()
	return u
}

// show returns a window with a grid in a style, with the Go fonts.
func show(size image.Point, g *gridui.Grid[part], style func() gridui.Style) *gridtest.Harness {
	return gridtest.New(size, func(gtx layout.Context) layout.Dimensions {
		for {
			if _, ok := g.Update(gtx); !ok {
				break
			}
		}
		st := style()
		st.Faces = gofont.Collection()
		return st.Layout(gtx)
	})
}

// newTheme returns a theme with only the Go fonts, so that no font of the machine changes a run.
func newTheme() *material.Theme {
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	return th
}

// at returns a random place in the window.
func (u *user) at() (x, y float32) {
	return u.rnd.Float32() * float32(u.Size.X), u.rnd.Float32() * float32(u.Size.Y)
}

// step performs one action of a user.
func (u *user) step() {
	x, y := u.at()
	switch u.rnd.IntN(16) {
	case 0, 1, 2:
		u.Wheel(x, y, u.rnd.Float32()*200-100, u.rnd.Float32()*4000-2000)
	case 3:
		u.grid.ScrollToRow(u.rnd.IntN(rows), option.AlignAuto)
	case 4:
		u.Size = image.Pt(200+u.rnd.IntN(fullWidth-200), 150+u.rnd.IntN(fullHigh-150))
	case 5:
		u.Click(x, 14) // headers sort
	case 6:
		u.grid.Column([]string{"name", "city"}[u.rnd.IntN(2)]).SetFilter(filter.Filter{First: filter.Condition{Op: filter.Contains, A: strconv.Itoa(u.rnd.IntN(10))}})
	case 7:
		u.grid.Filtering.Columns = nil
	case 8:
		u.Drag(f32.Pt(x, 14), f32.Pt(x+u.rnd.Float32()*100-50, 14), 5)
	case 9:
		u.DoubleClick(x, y)
		u.TypeKeys("12")
		u.Keys("Enter")
	case 10:
		u.Keys("Ctrl+Z")
	case 11:
		u.Click(x, y)
		u.Keys("Ctrl+Enter")
	case 12:
		u.Keys("Escape", "PageDown", "Down", "Right")
	case 13:
		u.grid.Select("p" + strconv.Itoa(u.rnd.IntN(rows)))
		u.Keys("Ctrl+C")
	case 14:
		_ = u.grid.Apply(gridui.Changes[part]{Update: []part{{ID: "p" + strconv.Itoa(u.rnd.IntN(rows)), Name: "new", Qty: u.rnd.IntN(9)}}})
	case 15:
		u.Keys("Escape")
		u.grid.CloseMenu()
		u.grid.SetRows(parts())
		u.grid.Details.Rows = idset.Set{}
	}
	u.Advance(20 * time.Millisecond)
	u.Settle()
}

// left holds what a grid retains: bytes in use, and goroutines.
type left struct {
	bytes      uint64
	goroutines int
}

// leftNow measures the retained memory while the grid is at rest and has no rows. It waits until at most so many
// goroutines are left: a job that was stopped takes a moment to end, with the rows that it reads.
func (u *user) leftNow(most int) left {
	u.Keys("Escape", "Escape")
	u.grid.CloseMenu()
	u.Size = image.Pt(fullWidth, fullHigh)
	u.grid.Filtering.Columns, u.grid.Sorting.Keys = nil, nil
	u.grid.ClearSelection()
	u.grid.Details.Rows = idset.Set{}
	u.grid.SetRows(nil)
	await.Until(func() bool {
		u.Advance(time.Second)
		u.Settle()
		_, asks := u.Wakeup()
		return !asks
	})
	await.Until(func() bool { return runtime.NumGoroutine() <= most })
	for range draw.RuleFrames + 1 {
		u.Frame() // images of lines, of the sizes that the window had: up to 32 MB
	}
	edit.NoteCopied("", nil) // the process keeps the values of the last copy, up to 500,000 of them: of a copy that ended now
	var m runtime.MemStats
	for range 3 {
		runtime.GC()
	}
	runtime.ReadMemStats(&m)
	now := left{m.HeapAlloc, runtime.NumGoroutine()}
	u.grid.SetRows(parts()) // a job that puts them in order may run on
	u.Settle()
	return now
}

// mostMore is the greatest growth of the bytes in use. Gio's shaper keeps a thousand texts and a
// thousand shapes, some 6 MB, as many after three minutes as after ten. Rows that leak would be two
// million bytes each time.
const mostMore = 8e6

// TestNothingIsLeftBehind uses a grid for some time, measures what it retains, uses it several
// times as long, and measures again.
func TestNothingIsLeftBehind(t *testing.T) {
	u := newUser(1)
	begun, steps := time.Now(), 0
	use := func(share float64) {
		until := begun.Add(time.Duration(share * float64(*long)))
		for first := steps; ; steps++ {
			if *long > 0 && time.Now().After(until) || *long == 0 && steps-first >= int(share*fewSteps) {
				return
			}
			u.step()
		}
	}
	use(0.2)
	before := u.leftNow(math.MaxInt)
	use(1)
	after := u.leftNow(before.goroutines) // goroutines that stay make it wait in vain
	t.Logf("%d steps, %d frames: %.1f and %.1f MB, %d and %d goroutines", steps, u.Frames(),
		float64(before.bytes)/1e6, float64(after.bytes)/1e6, before.goroutines, after.goroutines)
	require.Less(t, after.bytes, before.bytes+mostMore, "the heap grows")
	require.NoError(t, u.grid.Close())
}
