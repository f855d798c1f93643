// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/readycells"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// readyKit connects the feature that draws ready cells. Only methods of columns with such cells refer to it, so that
// other programs do not link the feature.
type readyKit struct{}

// Connect connects the feature with a grid.
func (readyKit) Connect(g *core.Grid) { g.Bring(&core.ReadyCells) }

// ready makes the column show a ready cell.
func (t *Typed[T, V]) ready(cell readycells.Cell) *Typed[T, V] {
	t.col.Def.Ready = &column.Ready{Cell: cell, Kit: readyKit{}}
	if wide, is := cell.(readycells.Wide); is {
		t.col.Def.Ready.Width = wide.Width
	}
	return t
}

// Sparkline draws the values of a column of slices of numbers as a small chart: []float64, []float32, []int, []int64 or
// []int32.
//
//	gridui.Func("trend", "Trend", func(s Stock) ([]float64, bool) { return s.Week, true }).Sparkline(option.Sparkline{})
//
// NaN leaves a gap. A pixel for several values shows the least and the greatest one. Cells without
// values stay empty. The text of the cell, for copies, exports and the search, is the list of values, "3, 5, 4"; assistive
// technology is told "3 values, 3 to 5, last 4". Rows sort by the last value, unless Compare sets another order. Rows of
// groups and totals show their texts. Columns of other values report a ProblemFound event.
func (t *Typed[T, V]) Sparkline(o option.Sparkline) *Typed[T, V] {
	of, ok := seriesOf(&t.col.Get)
	if !ok {
		return t.misplaced("Sparkline", "slices of numbers")
	}
	t.col.ShowBy(of.show.(func([]byte, V) []byte))
	t.col.Def.CopyShown = true
	if t.col.Def.Compare == nil {
		t.col.CompareBy(of.compare.(func(a, b V) int))
	}
	return t.ready(&readycells.Sparkline{Sparkline: o, Values: of.values})
}

// series describes a column of slices of numbers by functions of its type of slices, which is a parameter of Typed.
// Typed does not name the types, since each package with a column would then compile all columns of slices.
type series struct {
	show    any // func(dst []byte, values []N) []byte, which lists the numbers
	compare any // func(a, b []N) int, which compares the last numbers
	values  func(dst []float64, row rowdata.Row) []float64
}

// seriesOf returns the description of a column whose values get points to a function for. ok is false for values that are
// not slices of numbers.
func seriesOf(get any) (of series, ok bool) {
	switch get := get.(type) {
	case *func(rowdata.Row) ([]float64, bool):
		return seriesBy(get), true
	case *func(rowdata.Row) ([]float32, bool):
		return seriesBy(get), true
	case *func(rowdata.Row) ([]int, bool):
		return seriesBy(get), true
	case *func(rowdata.Row) ([]int64, bool):
		return seriesBy(get), true
	case *func(rowdata.Row) ([]int32, bool):
		return seriesBy(get), true
	}
	return series{}, false
}

func seriesBy[N int | int64 | int32 | float64 | float32](get *func(rowdata.Row) ([]N, bool)) series {
	return series{
		show: func(dst []byte, values []N) []byte {
			for i, v := range values {
				if i > 0 {
					dst = append(dst, ", "...)
				}
				dst = appendNumber(dst, v)
			}
			return dst
		},
		compare: compareLast[N],
		values: func(dst []float64, row rowdata.Row) []float64 {
			values, _ := (*get)(row)
			for _, v := range values {
				dst = append(dst, float64(v))
			}
			return dst
		},
	}
}

// appendNumber appends a number with the shortest digits that read back to it, and a dash for NaN.
func appendNumber[N int | int64 | int32 | float64 | float32](dst []byte, n N) []byte {
	switch v := any(n).(type) {
	case float64:
		if math.IsNaN(v) {
			return append(dst, "–"...)
		}
		return strconv.AppendFloat(dst, v, 'f', -1, 64)
	case float32:
		if v != v {
			return append(dst, "–"...)
		}
		return strconv.AppendFloat(dst, float64(v), 'f', -1, 32)
	}
	return strconv.AppendInt(dst, int64(n), 10)
}

// compareLast compares the last numbers of two slices; a slice without any comes first.
func compareLast[N int | int64 | int32 | float64 | float32](a, b []N) int {
	last := func(of []N) (v N, ok bool) {
		for i := len(of) - 1; i >= 0; i-- {
			if of[i] == of[i] {
				return of[i], true
			}
		}
		return v, false
	}
	x, okX := last(a)
	y, okY := last(b)
	switch {
	case okX != okY && okX, okX && x > y:
		return 1
	case okX != okY, okX && x < y:
		return -1
	}
	return 0
}

// number returns the function that reads the column's numbers, nil for other columns.
func (t *Typed[T, V]) number() readycells.Number {
	if t.col.Def.Number == nil {
		return nil
	}
	return func(row rowdata.Row) (float64, bool) { return t.col.Def.Number(row) }
}

// Bar draws the numbers of a column as bars from zero, with the text beside them. Negative ones are on the other side of
// an axis. The bars reach to the largest value of all rows, which a job finds, or to option.Bar.Max; over a Remote it is
// the largest of the rows that the source can aggregate, else of those on the screen. NaN and missing values have no bar,
// and infinite ones end at the edge. Rows of groups and totals show their texts. Columns of other values report a
// ProblemFound event.
func (t *Typed[T, V]) Bar(o option.Bar) *Typed[T, V] {
	n := t.number()
	if n == nil {
		return t.misplaced("Bar", "numbers")
	}
	return t.ready(&readycells.Bar{Bar: o, Number: n})
}

// Progress draws the numbers of a column as parts of a whole, with the text beside them. Values below zero show an empty
// bar, and values above the whole show a full bar with a notch at its end. NaN and missing values have no bar. Format sets the
// text, such as "42 %". Rows of groups and totals show their texts. Columns of other values report a ProblemFound event.
func (t *Typed[T, V]) Progress(o option.Progress) *Typed[T, V] {
	n := t.number()
	if n == nil {
		return t.misplaced("Progress", "numbers")
	}
	return t.ready(&readycells.Progress{Progress: o, Number: n})
}

// Rating draws the numbers of a column as stars, with parts of stars. More than Max is Max. Where there is no room for
// the stars, the text shows.
//
// If the column has an Edit, a click on a star sets the value, and a click on the only star takes it away. Enter and the
// space bar add a star, and begin again after the last. Each is a CellsEdited event and a step of undo. F2 and typing open
// the editor of the number. Columns of other values report a ProblemFound event.
func (t *Typed[T, V]) Rating(o option.Rating) *Typed[T, V] {
	n := t.number()
	if n == nil {
		return t.misplaced("Rating", "numbers")
	}
	to := reflect.TypeFor[V]()
	return t.ready(&readycells.Rating{Rating: o, Number: n, Value: func(stars int) any {
		return reflect.ValueOf(stars).Convert(to).Interface()
	}})
}

// Pill draws the texts of a column on round grounds, whose colours the option sets by the texts. Empty texts have none.
// The colour says nothing that the text does not, and texts keep their contrast in all themes; if the system forces
// colours, pills are frames. Rows of groups and totals show their texts.
func (t *Typed[T, V]) Pill(o option.Pill) *Typed[T, V] {
	return t.ready(&readycells.Pill{Pill: o})
}

// Chips draws the tags of a column of tags as pills: see Tags, which must come before. Those that do not fit are a number,
// "+3", and the tooltip has all. Other columns report a ProblemFound event.
func (t *Typed[T, V]) Chips(o option.Chips) *Typed[T, V] {
	if t.col.Def.Tags == nil {
		return t.misplaced("Chips", "tags: call Tags before")
	}
	return t.ready(&readycells.Chips{Chips: o, Each: t.col.Def.Tags.Each})
}

// Link draws the texts of a column as links. A click on the text, Enter and the space bar send an events.LinkOpened with
// the address, which is the text of the value unless option.Link.URL returns another one; the grid opens nothing. Text
// sets other words than the address. Cells without an address show their text as it is.
func (t *Typed[T, V]) Link(o option.Link) *Typed[T, V] {
	return t.ready(&readycells.Link{Link: o})
}

// Image draws pictures as large as the cell, in their proportions and not above their size. The values of the column are
// sources for option.Image.Load, or the bytes of pictures: []byte. The program imports the packages of the formats, such
// as image/png.
//
// Four pictures load at once, each on a goroutine, beginning with the latest request. Loading ends for rows two screens
// away. The grid keeps pictures at the size of their cells, up to 64 MB of them, and drops those shown longest ago. A
// frame is empty while its picture loads, and crossed once it has failed; a click on it, Enter or the space bar loads it
// again. Pictures of more than option.Image.MaxPixels, and of more than 64 MB, fail before they are decoded.
//
// The text of the cell stays that of the value. Columns of other values, and strings without Load, report a ProblemFound
// event.
func (t *Typed[T, V]) Image(o option.Image) *Typed[T, V] {
	cell := &readycells.Image{Image: o}
	switch get := any(t.col.Get).(type) {
	case func(rowdata.Row) ([]byte, bool):
		cell.Bytes = func(row rowdata.Row) []byte {
			v, _ := get(row)
			return v
		}
		t.col.ShowBy(func(dst []byte, _ V) []byte { return dst })
		return t.ready(cell)
	}
	if t.col.Def.Str == nil {
		return t.misplaced("Image", "strings and []byte")
	}
	if o.Load == nil {
		t.col.Def.Fail(fmt.Errorf("gridui: column %q: Image: a column of strings needs Load", t.col.Def.ID))
		return t
	}
	cell.Source = func(row rowdata.Row) string {
		v, _ := t.col.Def.Str(row)
		return v
	}
	return t.ready(cell)
}

// Avatar draws the texts of a column, such as names, after a picture in a circle. source returns the source of a row's
// picture for option.Avatar.Load, empty for none. Without a picture, while it loads, and if it fails, the circle has the
// initials. See Image for how pictures load. source must be fast and pure; nil: initials.
func (t *Typed[T, V]) Avatar(source func(row T) string, o option.Avatar) *Typed[T, V] {
	return t.ready(&readycells.Avatar{Avatar: o, Source: rowdata.Erased(source)})
}

// Buttons draws buttons. A click on a button sends an events.ButtonPressed. A column of them is a Utility: it is not
// copied, exported, sorted or filtered.
//
// Enter and the space bar press a single button. Enter goes to the buttons of a cell with several: arrows move among them,
// Enter and the space bar press, Tab walks on to the next cell, and Esc goes back. disabled reports whether a button does
// nothing in a row; it must be fast and pure. nil: none is disabled.
func (t *Typed[T, V]) Buttons(o option.Buttons, disabled func(row T, buttonID string) bool) *Typed[T, V] {
	cell := &readycells.Buttons{Buttons: o}
	if disabled != nil {
		cell.Disabled = func(in *readycells.Input, buttonID string) bool { return disabled(*rowdata.Ptr[T](in.Row), buttonID) }
	}
	return t.Utility().ready(cell)
}

// Relative shows the times of a column by their distance from now, in the user's language: "3 minutes ago", "in 2 days".
// It is rounded towards now; months have 30 days and years 365. Cells change when their words do, without frames in
// between. The text of the cell, for copies, exports, the search and the tooltip, is the time itself, by Layout. Columns
// of other values report a ProblemFound event.
func (t *Typed[T, V]) Relative(o option.Relative) *Typed[T, V] {
	get, ok := any(&t.col.Get).(*func(rowdata.Row) (time.Time, bool))
	if !ok {
		return t.misplaced("Relative", "times")
	}
	return t.ready(&readycells.Relative{Relative: o, Time: func(row rowdata.Row) (time.Time, bool) { return (*get)(row) }})
}
