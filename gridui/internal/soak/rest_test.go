// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package soak

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"math/rand/v2"
	"reflect"
	"testing"
	"time"

	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/calculated"
	"github.com/giogrid/giogrid/gridui/filterbar"
	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/formats"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/profile"
	"github.com/giogrid/giogrid/gridui/recordview"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/gridui/viewmenu"
)

// extended is a component with every feature and every extension.
type extended struct {
	*driven
	grid   gridui.Grid[part]
	record recordview.Form
	calc   calculated.Columns
	format formats.Formats
	strip  profile.Profile
	bar    filterbar.Bar
	// away moves the mouse out of the window before the grid is to rest.
	away bool
}

func newExtended() *extended {
	x := new(extended)
	g := &x.grid
	everything(g)
	g.Columns = append(g.Columns, readyColumns()...)
	g.CellRanges.Enabled, g.StatusBar.Enabled, g.RowNumbers.Enabled = true, true, true
	g.Find = option.Find{Enabled: true, Replacing: true, Expressions: findregexp.Compile}
	g.GoToRow.Enabled, g.Filtering.Row, g.Announce = true, true, true
	g.ScrollMarks = option.ScrollMarks{Changes: true, Selection: true, Focus: true}
	g.HighlightRow, g.HighlightColumn = true, true
	g.ColumnVisibility.Button = true
	g.Tooltip = func(c gridui.CellContext[part]) string { return c.RowID }
	g.DetailText = func(p part) string { return p.City }
	x.strip.Strip = true
	g.Extensions = []gridui.Extension{
		&x.record, &x.calc, &x.format, &x.strip, &x.bar, new(grouppanel.Panel), &viewmenu.Menu{},
	}
	g.SetRows(someParts(streamRows))
	x.driven = drive(g, g)
	return x
}

// readyColumns returns columns of ready cells, some with pictures that load.
func readyColumns() []gridui.Column[part] {
	city := func(p part) string { return p.City }
	return []gridui.Column[part]{
		gridui.Field("picture", "Picture", func(p part) string { return p.Name }).Image(option.Image{Load: loadPicture}),
		gridui.Field("avatar", "Avatar", city).Avatar(city, option.Avatar{Load: loadPicture}),
		gridui.Field("bar", "Bar", func(p part) float64 { return p.Price }).Bar(option.Bar{}),
		gridui.Field("rating", "Rating", func(p part) int { return p.Qty % 6 }).Edit(func(p *part, v int) { p.Qty = v }).Rating(option.Rating{}),
		gridui.Field("pill", "Pill", city).Edit(func(p *part, v string) { p.City = v }).Pill(option.Pill{}),
	}
}

// loadPicture returns a picture of a pixel, or an error for a fifth of the names.
func loadPicture(_ context.Context, source string) (io.ReadCloser, error) {
	if len(source)%5 == 0 {
		return nil, errors.New("no such picture")
	}
	var file bytes.Buffer
	err := png.Encode(&file, image.NewGray(image.Rect(0, 0, 1, 1)))
	return io.NopCloser(&file), err
}

// extras holds actions with the features that other streams omit.
var extras = []func(x *extended, a, b byte){
	func(x *extended, a, b byte) {
		x.grid.Find.Open, x.grid.Find.Query.Text = a%3 > 0, []string{"part", "1", "서울", "(", ""}[b%5]
		x.grid.Find.Query.Expression = b%2 == 0
	},
	func(x *extended, a, b byte) { x.grid.Find.Do = option.FindStep(a % 6) },
	func(x *extended, a, b byte) {
		x.grid.CellRanges.Selected = []option.CellRange{{
			Kind:   option.RangeKind(a % 3),
			Anchor: option.CellID{RowID: partID(a), ColumnID: pick(columnsOfStreams, b)},
			Head:   option.CellID{RowID: partID(b), ColumnID: pick(columnsOfStreams, a)},
		}}
	},
	func(x *extended, a, b byte) {
		x.record.Open, x.record.Place = a%2 == 0, option.PanelPlace(b%4)
	},
	func(x *extended, a, b byte) {
		formula := []string{"[qty] * [price]", "[qty] / 0", "[c2] + 1", "text([made])", "(", "now()"}
		x.calc.Columns = nil
		for i := range int(a % 4) {
			x.calc.Columns = append(x.calc.Columns, option.CalculatedColumn{
				ID: fmt.Sprint("c", i), Name: fmt.Sprint("Column ", i), Formula: formula[(int(b)+i)%len(formula)],
			})
		}
	},
	func(x *extended, a, b byte) {
		x.format.Rules = []rule.Rule{{
			Columns: []string{pick(columnsOfStreams, a)}, Kind: rule.Kind(b % 9),
			Tints: []tint.Tint{1, 2, 3}, N: int(a % 20),
		}}
	},
	func(x *extended, a, b byte) { x.strip.Strip = a%2 == 0 },
	func(x *extended, a, b byte) { x.bar.Disabled, x.bar.WhenFiltered = a%3 == 0, b%2 == 0 },
	func(x *extended, a, b byte) { x.grid.GoToRow.Open = a%2 == 0 },
	func(x *extended, a, b byte) { x.grid.Filtering.Quick = pick(textsOfStreams, a) },
	func(x *extended, a, b byte) {
		x.Keys([]string{"Ctrl+F", "F3", "Shift+F3", "Ctrl+G", "F6", "Ctrl+H", "Ctrl+R", "Shift+F1", "Ctrl+Shift+L"}[a%9])
		x.Type(pick(textsOfStreams, b))
	},
	func(x *extended, a, b byte) {
		x.grid.Paging = option.Paging{Enabled: a%2 == 0, Size: int(b)}
		x.grid.Grouping.Footers, x.grid.Grouping.Total = b%2 == 0, option.TotalRow(a%3)
	},
	func(x *extended, a, b byte) {
		x.InOneFrame(func() {
			x.grid.Find.Do = option.FindStep(b % 6)
			x.change(a, b)
			x.feature(b, a)
		})
	},
}

// do performs a random action.
func (x *extended) do(rnd *rand.Rand) (told string) {
	n, a, b := rnd.IntN(len(deeds)+2*len(extras)), byte(rnd.Uint32()), byte(rnd.Uint32())
	if n < len(deeds) {
		deeds[n](x.driven, a, b)
	} else {
		extras[(n-len(deeds))%len(extras)](x, a, b)
	}
	x.grid.Debug = false // its timings differ from frame to frame
	x.Settle()
	return fmt.Sprintf("deed %d (%d of the extras), %d, %d", n, (n-len(deeds))%len(extras), a, b)
}

// operations returns the operations of a frame as bytes, so that two frames can be compared.
func operations(ops *op.Ops) []byte {
	return bytes.Clone(reflect.ValueOf(ops).Elem().FieldByName("Internal").FieldByName("data").Bytes())
}

// mostRests is the greatest number of time steps until jobs, carets and flashes have ended. A job
// on a slow machine takes more of them, at a millisecond each.
const mostRests = 1_000

// mostAlike is the greatest number of frames at rest whose operations may differ: texts that stay
// are joined, some in each frame, which does not change the picture.
const mostAlike = 100

// atRest fails the test if the idle grid requests frames without end, or its frames never have the
// same operations.
func (x *extended) atRest(t *testing.T, told func() string) {
	x.pass(t, told)
	if x.away {
		x.Leave()
		x.pass(t, told)
	}
	// An element that is new, or that moved below the pointer, gets its event in the next frame, which may lead to others.
	x.Frame()
	at, asks := x.Wakeup()
	require.False(t, asks && x.away && at.After(x.Now), "a job began in a frame that nothing led to, after\n%s", told())
	x.pass(t, told)
	var was []byte
	for n := 0; ; n++ {
		x.Frame()
		_, asks := x.Wakeup()
		require.False(t, asks, "a frame that nothing leads to asks for another after\n%s", told())
		now := operations(x.Ops())
		if bytes.Equal(was, now) {
			return
		}
		require.Less(t, n, mostAlike, "frames at rest differ after\n%s", told())
		was = now
	}
}

// pass advances the time until no frame is requested.
func (x *extended) pass(t *testing.T, told func() string) {
	n := 0
	await.Until(func() bool {
		x.Advance(15 * time.Second)
		n++
		_, asks := x.Wakeup()
		return !asks || n == mostRests
	})
	require.Less(t, n, mostRests, "frames without end after\n%s", told())
}

// TestEveryFeatureComesToRest performs random actions on a grid with every feature and every
// extension. After each action the idle grid must stop requesting frames, and two frames must be
// the same.
func TestEveryFeatureComesToRest(t *testing.T) {
	const steps = 40
	for seed := range rounds.Seeds(400) {
		t.Run(fmt.Sprint(seed), func(t *testing.T) { restAfterEach(t, seed, steps) })
	}
}

// restAfterEach performs steps random actions, which the seed selects.
func restAfterEach(t *testing.T, seed uint64, steps int) {
	x, rnd := newExtended(), rand.New(rand.NewPCG(seed, 30))
	x.away = seed%2 == 0
	var done []string
	told := func() string { return fmt.Sprintf("seed %d:\n%s", seed, done) }
	x.atRest(t, told)
	for range steps {
		done = append(done, x.do(rnd))
		x.atRest(t, told)
	}
	x.painted(t, "after "+told())
	require.NoError(t, x.grid.Close())
}
