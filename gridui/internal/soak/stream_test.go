// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package soak

import (
	"image"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/pointer"
	"gioui.org/io/system"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// A stream holds the bytes of a fuzzed run: three for each action, which select the action and its
// two arguments.
const (
	stepBytes  = 3
	mostSteps  = 80
	streamRows = 240
	streamWide = 420
	streamHigh = 320
)

// driven is a component that is driven by a stream of events.
type driven struct {
	*gridtest.Harness
	grid *gridui.Grid[part]
	// style sets the style of the next frame, next is the number of the next new row.
	style func(*gridui.Style)
	next  int
}

// fuzzTheme returns the theme of all streams, which run one after another.
var fuzzTheme = sync.OnceValue(newTheme)

// drive shows a component whose grid is g.
func drive[G gridui.Gridder[part]](component G, g *gridui.Grid[part]) *driven {
	d := &driven{grid: g, next: streamRows, style: func(*gridui.Style) {}}
	d.Harness = show(image.Pt(streamWide, streamHigh), g, func() gridui.Style {
		style := gridui.New(fuzzTheme(), component)
		d.style(&style)
		return style
	})
	d.Settle()
	return d
}

// run performs a stream, and checks what must hold for any stream: nothing panics, every pixel is
// painted, and an idle grid comes to rest.
func (d *driven) run(t *testing.T, stream []byte) {
	for i := 0; i+stepBytes <= min(len(stream), mostSteps*stepBytes); i += stepBytes {
		frames := d.Frames()
		deeds[int(stream[i])%len(deeds)](d, stream[i+1], stream[i+2])
		if d.Frames() == frames {
			d.Settle() // events have led to frames by themselves
		}
	}
	d.painted(t, "in the midst")
	d.Cancel()
	d.Mods = 0
	d.Keys("Escape", "Escape", "Escape", "Escape")
	d.grid.CloseMenu()
	d.grid.CancelEdit()
	d.WindowFocus(false)
	d.rest()
	d.painted(t, "at rest")
	require.NoError(t, d.grid.Close())
}

// rest advances the time until no frame is requested: background jobs end by the clock of the
// machine, everything else by the clock of the harness.
func (d *driven) rest() {
	await.Until(func() bool {
		d.Advance(5 * time.Second)
		_, asks := d.Wakeup()
		return !asks
	})
}

func (d *driven) painted(t *testing.T, when string) {
	require.Equal(t, d.Size, d.Dims().Size)
	at, hole := d.Unpainted()
	require.False(t, hole, "%v is unpainted %s, of %v", at, when, d.Size)
}

// at returns a place in the window, or slightly outside.
func (d *driven) at(x, y byte) (float32, float32) {
	return (float32(x)/250 - 0.01) * float32(d.Size.X), (float32(y)/250 - 0.01) * float32(d.Size.Y)
}

func pick[V any](list []V, by byte) V { return list[int(by)%len(list)] }

var (
	keysOfStreams = []string{
		"Down", "Up", "Left", "Right", "PageDown", "PageUp", "Home", "End", "Ctrl+Home", "Ctrl+End", "Ctrl+Down", "Ctrl+Right",
		"Tab", "Shift+Tab", "Enter", "Shift+Enter", "Escape", "Space", "Shift+Space", "Ctrl+Space", "Shift+Down", "Shift+Up",
		"Ctrl+Shift+End", "Ctrl+A", "Ctrl+C", "Ctrl+Shift+C", "Ctrl+V", "Ctrl+X", "Ctrl+D", "Ctrl+Z", "Ctrl+Y", "Delete", "Backspace",
		"Ctrl+Backspace", "F2", "Shift+F10", "Alt+Down", "Alt+Up", "Alt+Left", "Alt+Right", "Alt+Shift+Down", "Alt+Shift+Right",
		"Ctrl+Enter", "Ctrl+F", "Ctrl++", "Ctrl+-", "Alt+PageDown", "Alt+PageUp", "*", "+", "-",
	}
	textsOfStreams = []string{
		"a", "12", "한글", "\xff", "\t", "a\tb\r\nc\td", "\"open", "2025-02-30", "1,000.5", "\u202e\u2066\U0001f468\u200d\U0001f469", "-", "true", "\n\n\n", "\x00",
	}
	columnsOfStreams = []string{"id", "name", "city", "qty", "price", "made", "spare", "none", ""}
	metrics          = []unit.Metric{{PxPerDp: 1, PxPerSp: 1}, {PxPerDp: 2, PxPerSp: 2}, {PxPerDp: 1, PxPerSp: 2}, {PxPerDp: 0.75, PxPerSp: 1}}
)

// deeds holds the possible actions; a and b select their arguments. Append new ones at the end:
// stored streams refer to them by index.
var deeds = []func(d *driven, a, b byte){
	func(d *driven, a, b byte) { d.Click(d.at(a, b)) },
	func(d *driven, a, b byte) { d.DoubleClick(d.at(a, b)) },
	func(d *driven, a, b byte) { d.RightClick(d.at(a, b)) },
	func(d *driven, a, b byte) { d.Keys(pick(keysOfStreams, a)) },
	func(d *driven, a, b byte) { d.Keys(pick(keysOfStreams, a), pick(keysOfStreams, b)) },
	func(d *driven, a, b byte) {
		x, y := d.at(a, b)
		d.Wheel(x, y, 30*float32(int8(a)), 60*float32(int8(b)))
	},
	func(d *driven, a, b byte) { // within the head
		x, _ := d.at(a, 0)
		x2, y2 := d.at(b, b)
		d.Drag(f32.Pt(x, 12), f32.Pt(x2, 12+y2*float32(a%2)), 5)
	},
	func(d *driven, a, b byte) {
		x, y := d.at(a, b)
		x2, y2 := d.at(b, a)
		d.Drag(f32.Pt(x, y), f32.Pt(x2, y2), 4)
	},
	func(d *driven, a, b byte) {
		x, y := d.at(a, b)
		x2, y2 := d.at(b, a)
		d.Swipe(f32.Pt(x, y), f32.Pt(x2, y2), 80*time.Millisecond)
	},
	func(d *driven, a, b byte) { d.LongPress(d.at(a, b)) },
	func(d *driven, a, b byte) { d.Tap(d.at(a, b)) },
	func(d *driven, a, b byte) { d.Move(d.at(a, b)); d.Press(pointer.Buttons(1 + b%7)) },
	func(d *driven, a, b byte) { d.Move(d.at(a, b)); d.Release(pointer.Buttons(1 + b%7)) },
	func(d *driven, a, b byte) { d.Move(d.at(a, b)); d.Advance(time.Duration(a) * 10 * time.Millisecond) },
	func(d *driven, a, b byte) { d.Leave(); d.Cancel() },
	func(d *driven, a, b byte) { d.Type(pick(textsOfStreams, a)) },
	func(d *driven, a, b byte) { d.TypeKeys("12a") },
	func(d *driven, a, b byte) {
		d.IME.Method = gridtest.InputMethod(a % 3)
		d.IME.Compose("ㅎ", "하", pick(textsOfStreams, b))
		if b%2 == 0 {
			d.IME.Commit("한")
		} else {
			d.IME.Cancel()
		}
	},
	func(d *driven, a, b byte) {
		d.Keys("Ctrl+V")
		d.Paste(pick(textsOfStreams, a) + pick(textsOfStreams, b))
	},
	func(d *driven, a, b byte) { d.grid.Paste(pick(textsOfStreams, a) + "\t" + pick(textsOfStreams, b)) },
	func(d *driven, a, b byte) { d.Size = image.Pt(int(a)*2, int(b)*2) },
	func(d *driven, a, b byte) { d.Metric = pick(metrics, a) },
	func(d *driven, a, b byte) {
		d.Locale = system.Locale{Language: "ar", Direction: system.TextDirection(a % 2)}
	},
	func(d *driven, a, b byte) { d.grid.SetRows(someParts(int(a))) },
	func(d *driven, a, b byte) { d.change(a, b) },
	func(d *driven, a, b byte) { d.grid.ScrollToRow(int(a)-4, option.Align(b%4)) },
	func(d *driven, a, b byte) { d.grid.Column(pick(columnsOfStreams, a)).ScrollTo() },
	func(d *driven, a, b byte) {
		d.grid.FocusCell(int(a)-4, pick(columnsOfStreams, b))
		d.Focus(d.grid.Tag())
	},
	func(d *driven, a, b byte) {
		d.grid.StartEditing("p"+pick(textsOfStreams[1:2], 0), pick(columnsOfStreams, b))
	},
	func(d *driven, a, b byte) { stopEditing(d.grid, a%2 == 0) },
	func(d *driven, a, b byte) { d.grid.OpenColumns() },
	func(d *driven, a, b byte) { d.grid.Column(pick(columnsOfStreams, a)).OpenFilter() },
	func(d *driven, a, b byte) { d.grid.Column(pick(columnsOfStreams, a)).OpenMenu() },
	func(d *driven, a, b byte) { d.grid.OpenMenu() },
	func(d *driven, a, b byte) { d.feature(a, b) },
	func(d *driven, a, b byte) { d.feature(a, b) },
	func(d *driven, a, b byte) { d.column(a, b) },
	func(d *driven, a, b byte) {
		d.grid.Column(pick(columnsOfStreams, a)).SetFilter(filter.Filter{First: filter.Condition{Op: filter.Op(b % 20), A: pick(textsOfStreams, b)}})
	},
	func(d *driven, a, b byte) {
		d.grid.Sorting.Keys = []option.SortKey{{ColumnID: pick(columnsOfStreams, a)}, {ColumnID: pick(columnsOfStreams, b), Desc: true}}
	},
	func(d *driven, a, b byte) {
		d.grid.Row(partID(a)).SetDetail(b%2 == 0)
		d.grid.Row(partID(a)).SetExpanded(b%3 != 0)
	},
	func(d *driven, a, b byte) { d.grid.ExpandTo(int(a%6) - 1) },
	func(d *driven, a, b byte) { d.grid.Select(partID(a), partID(b)) },
	func(d *driven, a, b byte) { d.grid.SelectAll() },
	func(d *driven, a, b byte) { d.grid.History().Undo() },
	func(d *driven, a, b byte) { d.grid.History().Redo() },
	func(d *driven, a, b byte) { d.grid.RequestAddRow(nil); d.grid.RequestDeleteRow(partID(a)) },
	func(d *driven, a, b byte) { d.grid.SetView(d.grid.View()); d.grid.ResetView() },
	func(d *driven, a, b byte) {
		if a%2 == 0 {
			d.grid.FitColumns()
		} else {
			d.grid.FitToWidth()
		}
	},
	func(d *driven, a, b byte) { d.WindowFocus(a%2 == 0) },
	func(d *driven, a, b byte) { d.look(a, b) },
	func(d *driven, a, b byte) {
		d.InOneFrame(func() {
			d.TypeKeys("ab")
			d.Keys(pick(keysOfStreams, a))
			d.Type(pick(textsOfStreams, b))
			d.Keys(pick(keysOfStreams, b))
		})
	},
}

func partID(a byte) string { return someParts(int(a) + 1)[a].ID }

// change changes rows as a program does.
func (d *driven) change(a, b byte) {
	d.next++
	c := gridui.Changes[part]{Remove: []string{partID(b)}}
	if a%3 > 0 {
		p := someParts(1)[0]
		p.ID, p.Name = "n"+pick(keysOfStreams, a)+pick(keysOfStreams, b), pick(textsOfStreams, b)
		c.Add = []part{p}
	}
	if a%3 == 2 {
		c.Update = []part{{ID: partID(a), Name: pick(textsOfStreams, a), Qty: int(b)}}
	}
	_ = d.grid.Apply(c)
}

// feature changes the features of the grid.
func (d *driven) feature(a, b byte) {
	g := d.grid
	on := b%2 == 0
	switch a % 16 {
	case 0:
		g.Grouping.By = [][]string{nil, {"city"}, {"city", "spare"}, {"none"}}[b%4]
	case 1:
		g.Paging = option.Paging{Enabled: b%2 != 0, Size: int(b) % 30, Index: int(b)}
	case 2:
		g.ColumnPinning.Left, g.ColumnPinning.Right = columnsOfStreams[:b%5], columnsOfStreams[4:4+b%4]
	case 3:
		g.RowPins.Top, g.RowPins.Bottom = []string{partID(b), "none"}, []string{partID(b / 2), partID(b)}
	case 4:
		g.Loading = option.Loading{Skeleton: b%4 == 1, Overlay: b%4 == 2, Rows: int(b) / 4}
	case 5:
		g.Selection.Mode = option.SelectMode(b % 3)
	case 6:
		g.Floating.Top, g.Floating.Bottom = someParts(int(b%4)), someParts(int(b/64))
	case 7:
		g.Columns = partColumns()[b%8:]
	case 8:
		g.Editing.Controlled, g.Sorting.Controlled = on, b%4 == 0
	case 9:
		g.RowDrag.Mode, g.RowDrag.Handle = option.RowDragReorder, on
	case 10:
		g.RowSizing.Enabled = b%2 != 0
	case 11:
		g.Filtering.Enabled = b%4 != 0
	case 12:
		g.Semantics = option.Semantics(b % 4)
	case 13:
		g.Virtual.Prefetch = int(b) - 9
	case 14:
		g.Keys.TabCells, g.Keys.All = b%3 == 1, on
	case 15:
		g.Debug = on
	}
}

// column changes a column.
func (d *driven) column(a, b byte) {
	id := pick(columnsOfStreams, a)
	switch b % 5 {
	case 0:
		d.grid.Column(id).Hide()
	case 1:
		d.grid.Column(id).Show()
	case 2:
		d.grid.Column(id).Pin(option.ColumnPinSide(b / 5 % 3))
	case 3:
		d.grid.Column(id).Fit()
	case 4:
		d.grid.Row(partID(a)).Pin(option.RowPinSide(b / 5 % 3))
	}
}

// look changes the look of the grid.
func (d *driven) look(a, b byte) {
	d.style = func(s *gridui.Style) {
		s.Preset = []theme.Theme{{}, theme.Dark(), theme.HighContrast()}[a%3]
		s.Locale = []locale.Texts{{}, locale.For("en")}[a/3%2]
		s.RowHeight, s.WrapHeader, s.GuideLines = unit.Dp(b)-20, b%2 == 0, b%3 == 0
		s.Lines, s.ReducedMotion = theme.Lines(b%4), b%5 == 0
		s.Direction = gridui.Direction(a / 6 % 3)
	}
}

// seeds adds initial streams: each action alone, and some long random ones.
func seeds(f *testing.F) {
	var all []byte
	for i := range deeds {
		all = append(all, byte(i), byte(37*i), byte(91*i))
	}
	f.Add(all[:len(all)/2])
	f.Add(all[len(all)/2:])
	for seed := range rounds.Seeds(12) {
		rnd := rand.New(rand.NewPCG(seed, 7))
		stream := make([]byte, 40*stepBytes)
		for i := range stream {
			stream[i] = byte(rnd.Uint32())
		}
		f.Add(stream)
	}
}
