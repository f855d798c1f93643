// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"gioui.org/f32"
	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// The tests of this file move values between cells: they type, paste, fill, move, replace, undo and
// filter them, in the signs of every locale and between columns of every kind. The values must
// arrive unchanged, or be refused with a message. Package column tests, without a grid, how one
// value is written to a column of another type.

type (
	moment time.Time
	level  int
)

func (l level) String() string { return [...]string{"low", "high"}[l] }

// traveller is a row.
type traveller struct {
	ID                            string
	Int                           int
	Small                         int8
	Float, Grouped, German, Signs float64
	Worded                        float64
	Single                        float32
	Code, Text, Pick              string
	Minutes, Day, Clock, Nanos    time.Time
	Moment                        moment
	Wait                          time.Duration
	On                            bool
	Level                         level
}

// station is a column of travellers with values for it.
type station struct {
	id     string
	column gridui.Column[traveller]
	values []any
	at     func(r *traveller) reflect.Value
}

// newStation returns a column of a field.
func newStation[V any](id string, field func(r *traveller) *V, values []V, set func(c *gridui.Typed[traveller, V])) station {
	c := gridui.Func(id, id, func(r traveller) (V, bool) { return *field(&r), true }).Width(200).Edit(func(r *traveller, v V) { *field(r) = v })
	if set != nil {
		set(c)
	}
	out := station{id: id, column: c, at: func(r *traveller) reflect.Value { return reflect.ValueOf(field(r)).Elem() }}
	for _, v := range values {
		out.values = append(out.values, v)
	}
	return out
}

// written returns a formatter of numbers in a notation.
func written(language string, decimals int) func(v float64) string {
	n := locale.NumbersFor(language)
	by := numtext.Reader{Decimal: n.Decimal, Grouping: n.Grouping, Indian: n.Indian}
	return func(v float64) string {
		return string(by.AppendText(nil, strconv.FormatFloat(v, 'f', decimals, 64), true))
	}
}

func stations() []station {
	numbers := []float64{1.234, 1234, 1234.5, -0.5, 1, 1000000}
	seoul := time.FixedZone("KST", 9*3600)
	times := []time.Time{
		time.Date(2024, 5, 6, 10, 15, 42, 123456789, time.UTC), time.Date(2023, 1, 2, 9, 0, 7, 0, seoul),
		time.Date(1999, 12, 31, 23, 59, 59, 999, time.UTC), time.Date(2024, 2, 29, 0, 0, 0, 0, time.UTC),
	}
	type number = func(c *gridui.Typed[traveller, float64])
	type moments = func(c *gridui.Typed[traveller, time.Time])
	return []station{
		newStation("int", func(r *traveller) *int { return &r.Int }, []int{1234, 1, -7, 1000000, 1<<53 + 1}, nil),
		newStation("small", func(r *traveller) *int8 { return &r.Small }, []int8{1, -128, 100}, nil),
		newStation("float", func(r *traveller) *float64 { return &r.Float }, numbers, nil),
		newStation("grouped", func(r *traveller) *float64 { return &r.Grouped }, numbers, number(func(c *gridui.Typed[traveller, float64]) { c.Format(written("en", 3)) })),
		newStation("german", func(r *traveller) *float64 { return &r.German }, numbers, number(func(c *gridui.Typed[traveller, float64]) { c.Format(written("de", 3)) })),
		newStation("signs", func(r *traveller) *float64 { return &r.Signs }, numbers, number(func(c *gridui.Typed[traveller, float64]) {
			c.Format(written("de-CH", 3)).NumberSigns(locale.NumbersFor("de-CH")).CopyText()
		})),
		newStation("worded", func(r *traveller) *float64 { return &r.Worded }, numbers, number(func(c *gridui.Typed[traveller, float64]) {
			c.Text(func(r traveller) string { return written("de", 3)(r.Worded) })
		})),
		newStation("single", func(r *traveller) *float32 { return &r.Single }, []float32{0.1, 1.234, 1234, 16777216}, nil),
		newStation("code", func(r *traveller) *string { return &r.Code }, []string{"1.5", "1234", "0012"}, func(c *gridui.Typed[traveller, string]) { c.Kind(option.KindNumber) }),
		newStation("text", func(r *traveller) *string { return &r.Text }, []string{"1.234", "1,234", "1,5", "true", "2024-05-06 10:15", "1h30m0s", "high", "b", " x y "}, nil),
		newStation("pick", func(r *traveller) *string { return &r.Pick }, []string{"a", "b"}, func(c *gridui.Typed[traveller, string]) {
			c.Format(func(v string) string { return map[string]string{"a": "b", "b": "a"}[v] }).Options("a", "b")
		}),
		newStation("minutes", func(r *traveller) *time.Time { return &r.Minutes }, times, nil),
		newStation("day", func(r *traveller) *time.Time { return &r.Day }, times, moments(func(c *gridui.Typed[traveller, time.Time]) { c.Layout(time.DateOnly) })),
		newStation("clock", func(r *traveller) *time.Time { return &r.Clock }, times, moments(func(c *gridui.Typed[traveller, time.Time]) { c.Layout("15:04") })),
		newStation("nanos", func(r *traveller) *time.Time { return &r.Nanos }, times, moments(func(c *gridui.Typed[traveller, time.Time]) { c.Layout(time.RFC3339Nano) })),
		newStation("moment", func(r *traveller) *moment { return &r.Moment }, []moment{moment(times[0]), moment(times[1])}, nil),
		newStation("wait", func(r *traveller) *time.Duration { return &r.Wait }, []time.Duration{90 * time.Minute, 5, 1234 * time.Second}, nil),
		newStation("on", func(r *traveller) *bool { return &r.On }, []bool{true, false}, nil),
		newStation("level", func(r *traveller) *level { return &r.Level }, []level{1, 0}, func(c *gridui.Typed[traveller, level]) { c.Options(0, 1) }),
	}
}

var languages = []string{"en", "de", "fr", "ru", "de-CH", "hi", "de-AT", "pt-PT"}

// journey is a grid of travellers.
type journey struct {
	*gridstage.Stage[traveller]
	stations []station
	rows     []traveller
	language string
	random   *rand.Rand
}

func newJourney(language string, seed uint64) *journey {
	j := &journey{stations: stations(), rows: make([]traveller, 3), language: language, random: rand.New(rand.NewPCG(seed, 33))}
	j.Stage = gridstage.New(image.Pt(1000, 300), func(g *gridui.Grid[traveller]) {
		for _, s := range j.stations {
			g.Columns = append(g.Columns, s.column)
		}
		g.RowID = func(r traveller) string { return r.ID }
		g.Editing.Enabled, g.CellRanges.Enabled, g.Filtering.Enabled = true, true, true
		g.Find.Enabled = true
	})
	j.Style = func(st *gridui.Style) {
		st.Locale = locale.For("en").Override(locale.Texts{Numbers: locale.NumbersFor(language)})
	}
	j.Stage.Focus(j.Grid.Tag())
	return j
}

// begin sets all cells to random values, and shows two columns.
func (j *journey) begin(a, b *station) {
	for i := range j.rows {
		j.rows[i] = traveller{ID: "r" + strconv.Itoa(i)}
		for k := range j.stations {
			s := &j.stations[k]
			s.at(&j.rows[i]).Set(reflect.ValueOf(s.values[j.random.IntN(len(s.values))]))
		}
	}
	g := &j.Grid
	g.SetRows(slices.Clone(j.rows))
	g.CellRanges.Selected = nil
	g.ColumnOrder.IDs, g.ColumnVisibility.Hidden = []string{a.id, b.id}, nil
	for i := range j.stations {
		if s := &j.stations[i]; s.id != a.id && s.id != b.id {
			g.ColumnVisibility.Hidden = append(g.ColumnVisibility.Hidden, s.id)
		}
	}
	j.Settle()
	j.Events = nil
}

// middle returns the middle of a cell, of the first or the second column.
func middle(row, col int) f32.Point { return f32.Pt(200*float32(col)+100, gridstage.RowY(row)) }

// row returns the row with an index.
func (j *journey) row(i int) traveller {
	row, _ := j.Grid.RowAt(i)
	return row
}

// selectCells selects cells and focuses the first one.
func (j *journey) selectCells(t *testing.T, from, to string) {
	gridstage.SelectRanges(t, j.Stage, from+"-"+to)
}

// dragHandle drags the fill handle of the cell of row 0 to a cell, which copies the value.
func (j *journey) dragHandle(t *testing.T, a *station, to f32.Point) {
	j.selectCells(t, "r0:"+a.id, "r0:"+a.id)
	j.Mods = copies(a)
	j.DragFrom(200, gridstage.RowY(0)+17).To(to.X, to.Y)
	j.Mods = 0
}

// way moves the value of a cell of row 0, in the first column, to another cell.
type way struct {
	name string
	// row is the row of the target; own is set if the target is in the same column.
	row  int
	own  bool
	make func(t *testing.T, j *journey, a, b *station)
}

func ways() []way {
	return []way{
		{"Ctrl+D", 1, true, func(t *testing.T, j *journey, a, _ *station) {
			j.selectCells(t, "r0:"+a.id, "r1:"+a.id)
			j.Keys("Shortcut+D")
		}},
		{"Ctrl+R", 0, false, func(t *testing.T, j *journey, a, b *station) {
			j.selectCells(t, "r0:"+a.id, "r0:"+b.id)
			j.Keys("Shortcut+R")
		}},
		{"Ctrl+Enter", 1, false, func(t *testing.T, j *journey, a, b *station) {
			j.selectCells(t, "r0:"+a.id, "r1:"+b.id)
			j.Keys("Shortcut+Enter")
		}},
		{"Ctrl+Enter below", 2, true, func(t *testing.T, j *journey, a, _ *station) {
			j.selectCells(t, "r0:"+a.id, "r2:"+a.id)
			j.Keys("Shortcut+Enter")
		}},
		{"the editor's Ctrl+Enter", 1, true, func(t *testing.T, j *journey, a, _ *station) {
			j.selectCells(t, "r0:"+a.id, "r1:"+a.id)
			j.Keys("F2")
			j.Keys("Shortcut+Enter")
		}},
		{"the handle, sideways", 0, false, func(t *testing.T, j *journey, a, _ *station) {
			j.dragHandle(t, a, middle(0, 1))
		}},
		{"the handle, down", 1, true, func(t *testing.T, j *journey, a, _ *station) {
			j.dragHandle(t, a, middle(1, 0))
		}},
		{"copied by the border", 1, false, func(t *testing.T, j *journey, a, _ *station) {
			j.Grid.CellRanges.MoveSilent = true // it overwrites
			j.selectCells(t, "r0:"+a.id, "r1:"+a.id)
			j.Mods = key.ModShortcutAlt
			j.DragFrom(100, gridstage.RowY(1)+17).To(middle(2, 1).X, middle(2, 1).Y)
			j.Mods = 0
		}},
		{"copied and pasted", 1, false, func(t *testing.T, j *journey, a, b *station) {
			j.copyCell(t, "r0", a.id)
			j.selectCells(t, "r1:"+b.id, "r1:"+b.id)
			j.Keys("Shortcut+V")
			text, _ := j.Clipboard.Text()
			require.True(t, j.Paste(strings.ReplaceAll(text, "\r\n", "\n")))
		}},
		{"copied and pasted into ranges", 2, true, func(t *testing.T, j *journey, a, _ *station) {
			j.copyCell(t, "r0", a.id)
			j.selectCells(t, "r1:"+a.id, "r2:"+a.id)
			j.Keys("Shortcut+V")
			text, _ := j.Clipboard.Text()
			require.True(t, j.Paste(text))
		}},
	}
}

// copies returns the modifiers with which the fill handle copies a single value.
func copies(s *station) key.Modifiers {
	switch s.values[0].(type) {
	case time.Time, moment:
		return key.ModShortcutAlt
	case string:
		if s.id != "code" {
			return key.ModShortcutAlt
		}
	}
	return 0
}

func (j *journey) copyCell(t *testing.T, row, column string) {
	j.selectCells(t, row+":"+column, row+":"+column)
	j.Keys("Shortcut+C")
	j.Settle()
}

// refusals returns the messages of refused edits.
func (j *journey) refusals() (words []string) {
	for _, ev := range j.Events {
		switch ev := ev.(type) {
		case events.EditRefused:
			words = append(words, j.Grid.ErrorText(ev.Err))
		case events.CellsPasted:
			if ev.Err != nil {
				words = append(words, j.Grid.ErrorText(ev.Err))
			}
		}
	}
	return words
}

// arrived reports whether a value arrived in another column, as shown to users.
func arrived(v, got reflect.Value, shown string) bool {
	if v.Type() == got.Type() {
		return reflect.DeepEqual(v.Interface(), got.Interface())
	}
	timeType := reflect.TypeFor[time.Time]()
	switch {
	case v.Type() == reflect.TypeFor[time.Duration]() || got.Type() == reflect.TypeFor[time.Duration]():
		return fmt.Sprint(got) == shown
	case v.CanConvert(timeType) && got.CanConvert(timeType):
		return v.Convert(timeType).Interface().(time.Time).Equal(got.Convert(timeType).Interface().(time.Time))
	case v.Type() == reflect.TypeFor[level]() || got.Type() == reflect.TypeFor[level]():
		return fmt.Sprint(got) == shown
	case got.Kind() == reflect.String:
		return got.String() == shown || got.String() == plainOf(v)
	case v.Kind() == reflect.String:
		return true // parsed text, which package column tests
	case got.Kind() == reflect.Bool:
		return plainOf(v) == map[bool]string{true: "1", false: "0"}[got.Bool()]
	case v.CanConvert(timeType) || got.CanConvert(timeType) || v.Kind() == reflect.Bool:
		return false
	}
	return plainOf(v) == plainOf(got)
}

// plainOf returns a number in plain digits.
func plainOf(v reflect.Value) string {
	switch {
	case v.CanInt():
		return strconv.FormatInt(v.Int(), 10)
	case v.CanFloat():
		return strconv.FormatFloat(v.Float(), 'f', -1, v.Type().Bits())
	}
	return fmt.Sprint(v)
}

// TestValuesTravel moves values between pairs of columns in every language in every way.
func TestValuesTravel(t *testing.T) {
	cases, refused := 0, 0
	for seed, language := range languages {
		j := newJourney(language, uint64(seed))
		for _, by := range ways() {
			for range rounds.Of(60) {
				a := &j.stations[j.random.IntN(len(j.stations))]
				b := &j.stations[j.random.IntN(len(j.stations))]
				if by.own {
					b = a
				}
				if by.own && a.id == "on" && strings.Contains(by.name, "editor") || !by.own && a.id == b.id {
					continue // F2 ticks a box
				}
				j.begin(a, b)
				v := a.at(&j.rows[0])
				j.Grid.FocusCell(0, a.id)
				shown := j.Grid.CopyText(option.CopyHeadersNone)
				by.make(t, j, a, b)
				j.Settle()
				cases++
				now := j.row(by.row)
				got := b.at(&now)
				where := fmt.Sprintf("%s, %s: %v in %s into %s over %v: %v %v", language, by.name, v, a.id, b.id, b.at(&j.rows[by.row]), got, j.refusals())
				if words := j.refusals(); len(words) > 0 {
					refused++
					for i := range j.rows {
						require.Equal(t, j.rows[i], j.row(i), where)
					}
					require.NotEqual(t, v.Type() == got.Type() && b.id != "pick", true, where)
					require.NotContains(t, words[0], "gridui", where)
					continue
				}
				shownText := strings.TrimSuffix(shown, "\r\n")
				require.True(t, arrived(v, got, shownText) || reflect.DeepEqual(got.Interface(), v.Interface()), "%s %q", where, shownText)
				if j.Grid.History().Undo() {
					j.Settle()
					for i := range j.rows {
						require.Equal(t, j.rows[i], j.row(i), "undone: %s", where)
					}
				}
			}
		}
	}
	t.Logf("%d cases, %d of them refused", cases, refused)
}

// TestShownTextsAreTypedAndPasted writes the displayed text of a cell to a cell of its column, like
// a user who copies it by hand or from another program. A part of the value that the layout does
// not show is kept when typed and zero when pasted.
func TestShownTextsAreTypedAndPasted(t *testing.T) {
	edit.NoteCopied("", nil) // the texts come from another program
	cases, refused := 0, 0
	for seed, language := range languages {
		j := newJourney(language, uint64(seed))
		for i := range j.stations {
			s := &j.stations[i]
			if s.id == "text" || s.id == "on" || s.id == "worded" {
				continue // any text, an empty one, or one without a notation
			}
			for range rounds.Of(12) {
				for _, pasted := range []bool{false, true} {
					j.begin(s, &j.stations[(i+1)%len(j.stations)])
					cell := j.cellText(t, 0, 0)
					v, before := s.at(&j.rows[0]), s.at(&j.rows[1])
					j.Grid.FocusCell(1, s.id)
					j.Settle()
					if pasted {
						j.Grid.Paste(cell)
					} else {
						j.Type(cell)
						j.Keys("Enter")
						if gridstage.EditedCell(j.Stage) != "" {
							j.Keys("Escape")
							j.Events = append(j.Events, events.EditRefused{})
						}
					}
					j.Settle()
					cases++
					now := j.row(1)
					got := s.at(&now)
					where := fmt.Sprintf("%s, pasted %v: %q of %v in %s over %v: %v %v", language, pasted, cell, v, s.id, before, got, j.refusals())
					if len(j.refusals()) > 0 {
						refused++
						require.Equal(t, j.rows[1], now, where)
						continue
					}
					require.True(t, retyped(v, before, got, pasted, s.id), where)
				}
			}
		}
	}
	t.Logf("%d cases, %d of them refused", cases, refused)
}

// cellText returns the text that a cell shows.
func (j *journey) cellText(t *testing.T, row, col int) string {
	texts := gridstage.ShownTexts(j.Stage, col)
	require.Greater(t, len(texts), row)
	require.NotEmpty(t, texts[row])
	return texts[row]
}

// retyped reports whether got is the value of a cell after the displayed text of v was written to
// it.
func retyped(v, before, got reflect.Value, pasted bool, column string) bool {
	timeType := reflect.TypeFor[time.Time]()
	if !v.CanConvert(timeType) {
		if v.CanFloat() && got.CanFloat() { // cells show at most 3 decimals
			return reflect.DeepEqual(v.Interface(), got.Interface())
		}
		return reflect.DeepEqual(v.Interface(), got.Interface())
	}
	is, old, now := v.Convert(timeType).Interface().(time.Time), before.Convert(timeType).Interface().(time.Time), got.Convert(timeType).Interface().(time.Time)
	if column == "nanos" {
		return is.Equal(now)
	}
	year, month, day := is.Date()
	hour, minute, second, nanos := is.Hour(), is.Minute(), old.Second(), old.Nanosecond()
	switch column {
	case "day":
		hour, minute = old.Hour(), old.Minute()
	case "clock":
		year, month, day = old.Date()
	}
	if pasted {
		second, nanos = 0, 0
		if column == "day" {
			hour, minute = 0, 0
		}
	}
	return now.Equal(time.Date(year, month, day, hour, minute, second, nanos, old.Location()))
}

// TestShownNumbersAreFilteredBy filters by the text of a cell: its row passes, or the filter is
// refused.
func TestShownNumbersAreFilteredBy(t *testing.T) {
	for seed, language := range languages {
		j := newJourney(language, uint64(seed))
		for i := range j.stations {
			s := &j.stations[i]
			if !slices.Contains([]string{"int", "small", "float", "grouped", "german", "signs", "single", "code"}, s.id) {
				continue
			}
			for range rounds.Of(10) {
				j.begin(s, &j.stations[(i+1)%len(j.stations)])
				cell := j.cellText(t, 0, 0)
				j.Grid.Filtering.Columns = []filter.Column{{ColumnID: s.id, Filter: filter.Equals.Of(cell)}}
				j.Settle()
				var ids []string
				for at := range j.Grid.Len() {
					if row, ok := j.Grid.RowAt(at); ok {
						ids = append(ids, row.ID)
					}
				}
				require.Contains(t, ids, "r0", "%s %s %q", language, s.id, cell)
				j.Grid.ClearFilters()
			}
		}
	}
}

// TestReplacedNumbersKeepTheirNotation replaces a digit in displayed numbers: all other digits keep
// their places.
func TestReplacedNumbersKeepTheirNotation(t *testing.T) {
	cases := 0
	for seed, language := range languages {
		j := newJourney(language, uint64(seed))
		for i := range j.stations {
			s := &j.stations[i]
			if !slices.Contains([]string{"int", "float", "grouped", "german", "signs", "worded", "single", "code", "minutes", "day", "clock", "nanos", "wait"}, s.id) {
				continue
			}
			n := rounds.Of(8)
			if s.id == "worded" {
				n *= 10 // the shown text of which cannot be parsed
			}
			for range n {
				j.begin(s, &j.stations[(i+1)%len(j.stations)])
				before := j.cellText(t, 0, 0)
				of := []string{"1", "2", "3", "5", ".5", ",2", "1.2", "1,2", before}[j.random.IntN(9)]
				with := map[string]string{".5": ".6", ",2": ",3", "1.2": "1.3", "1,2": "1,3", before: before}[of]
				if with == "" {
					with = string(rune(of[0] + 1))
				}
				f := &j.Grid.Find
				f.Open, f.Replacing, f.Query.Text, f.Replacement = true, true, of, with
				j.Settle()
				f.Do = option.FindReplaceAll
				j.Settle()
				now := j.row(0)
				f.Query.Text, f.Open = "", false
				j.Settle()
				after := j.cellText(t, 0, 0)
				cases++
				want := strings.ReplaceAll(before, of, with)
				if !reflect.DeepEqual(s.at(&now).Interface(), s.at(&j.rows[0]).Interface()) {
					require.Equal(t, want, after, "%s %s: %q, %q for %q", language, s.id, before, with, of)
				} else {
					require.Equal(t, before, after)
				}
			}
		}
	}
	t.Logf("%d cases", cases)
}
