// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package clipboard_test

import (
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// parcel is a row with a cell of each kind that a paste reads.
type parcel struct {
	ID      string
	Count   int8
	Weight  float64
	Sent    time.Time
	Fragile bool
	Wait    time.Duration
	Grade   grade
	Size    uint
	Note    string
}

// grade is a text in upper case.
type grade string

// parcelColumns returns columns that refuse different texts.
func parcelColumns() []gridui.Column[parcel] {
	return []gridui.Column[parcel]{
		gridui.Field("count", "Count", func(p parcel) int8 { return p.Count }).
			Edit(func(p *parcel, v int8) { p.Count = v }).
			Editable(func(p parcel) bool { return p.ID != "7" }),
		gridui.Field("weight", "Weight", func(p parcel) float64 { return p.Weight }).
			Edit(func(p *parcel, v float64) {
				if v == 13 {
					panic("thirteen")
				}
				p.Weight = v
			}),
		gridui.Time("sent", "Sent", func(p parcel) time.Time { return p.Sent }).
			Edit(func(p *parcel, v time.Time) { p.Sent = v }),
		gridui.Field("id", "ID", func(p parcel) string { return p.ID }),
		gridui.Bool("fragile", "Fragile", func(p parcel) bool { return p.Fragile }).
			Edit(func(p *parcel, v bool) { p.Fragile = v }),
		gridui.Field("wait", "Wait", func(p parcel) time.Duration { return p.Wait }).
			Edit(func(p *parcel, v time.Duration) { p.Wait = v }),
		gridui.Field("grade", "Grade", func(p parcel) grade { return p.Grade }).
			Edit(func(p *parcel, v grade) { p.Grade = v }).
			Parse(func(text string) (grade, error) {
				if text == "?" {
					return "", errors.New("no grade")
				}
				return grade(strings.ToUpper(text)), nil
			}),
		gridui.Field("size", "Size", func(p parcel) uint { return p.Size }).
			Edit(func(p *parcel, v uint) { p.Size = v }).
			Validate(func(_ parcel, v uint) error {
				if v == 4 {
					return errors.New("no such size")
				}
				return nil
			}),
		gridui.Field("note", "Note", func(p parcel) string { return p.Note }).
			Edit(func(p *parcel, v string) { p.Note = v }),
	}
}

var parcelIDs = []string{"count", "weight", "sent", "id", "fragile", "wait", "grade", "size", "note"}

var parcelZones = []*time.Location{time.UTC, time.FixedZone("KST", 9*3600), time.FixedZone("NST", -3*3600-1800)}

func someParcels(rnd *rand.Rand, n int) []parcel {
	all := make([]parcel, n)
	for i := range all {
		all[i] = parcel{
			ID: strconv.Itoa(i), Count: int8(rnd.IntN(3)), Weight: float64(rnd.IntN(3)), Size: uint(rnd.IntN(3)),
		}
		if zone := rnd.IntN(len(parcelZones) + 1); zone > 0 {
			all[i].Sent = time.Date(2024, 2, 28, rnd.IntN(24), 0, 0, 0, parcelZones[zone-1])
		}
	}
	return all
}

// parcelTexts makes a text for each cell. One in wrong texts is invalid.
func parcelTexts(rnd *rand.Rand, rows, wrong int) [][]string {
	good := [][]string{
		{"1", " 2 ", "-128", ""}, {"1.5", "2", "1e3", "-0.25", ""},
		{"2024-02-29 12:30", " 2024-02-29 12:31", "2024-03-01T10:00:00+02:00", "2024-03-01", ""},
		{"x", ""}, {"true", "F", ""}, {"1h", "90s", ""}, {"a", "b", ""}, {"0", "1", ""}, {"text", ""},
	}
	bad := []string{"128", "13", "2023-02-29 12:30", "x", "maybe", "1", "?", "4", "text"}
	lines := make([][]string, rows)
	for i := range lines {
		n := len(good)
		if rnd.IntN(10) == 0 {
			n = 1 + rnd.IntN(n)
		}
		for c := range n {
			text := good[c][rnd.IntN(len(good[c]))]
			if wrong > 0 && rnd.IntN(wrong) == 0 {
				text = bad[c]
			}
			lines[i] = append(lines[i], text)
		}
	}
	return lines
}

func parcelStage(rows []parcel, skip bool) *gridstage.Stage[parcel] {
	return gridstage.New(image.Pt(900, 300), func(g *gridui.Grid[parcel]) {
		g.Columns = parcelColumns()
		g.RowID = func(p parcel) string { return p.ID }
		g.Editing = option.Editing{Enabled: true, PasteSkipInvalid: skip}
		g.SetRows(rows)
		g.FocusCell(0, "count")
	})
}

// pasteCellByCell pastes each cell separately. It returns the number of skipped cells, and the error of the
// first refused text.
func pasteCellByCell(rows []parcel, lines [][]string) (s *gridstage.Stage[parcel], skipped int, failed string) {
	s = parcelStage(rows, false)
	for i, line := range lines {
		for c, text := range line {
			s.Events = nil
			s.Grid.FocusCell(i, parcelIDs[c])
			if text == "" {
				text = "\n" // a cell without text
			}
			s.Grid.Paste(text)
			switch got := s.PasteOutcome(); {
			case strings.Contains(got, "Skipped:1"):
				skipped++
			case !strings.HasPrefix(got, "{"):
				skipped++
				if failed == "" {
					failed = got
				}
			}
		}
	}
	s.Settle()
	return s, skipped, failed
}

// padded returns the text of a table, too long to be read within a frame.
func padded(lines [][]string) string {
	var text strings.Builder
	for _, line := range lines {
		text.WriteString(strings.Join(line, "\t"))
		if len(line) == len(parcelColumns()) {
			text.WriteString("\t" + strings.Repeat("-", 512<<10/len(lines)))
		}
		text.WriteByte('\n')
	}
	return text.String()
}

func TestAPasteIsWhatItsCellsAreOneByOne(t *testing.T) {
	for seed := range rounds.Seeds(6) {
		rnd := rand.New(rand.NewPCG(seed, 1))
		wrong := []int{0, 500, 40}[seed%3]
		rows, lines := someParcels(rnd, 300), parcelTexts(rnd, 300, wrong)
		plain, skipped, failed := pasteCellByCell(append([]parcel(nil), rows...), lines)
		want := make([]parcel, len(rows))
		for i := range want {
			want[i], _ = plain.Grid.RowAt(i)
		}
		for _, skip := range []bool{false, true} {
			s := parcelStage(append([]parcel(nil), rows...), skip)
			s.Grid.Paste(padded(lines))
			got := s.PasteOutcome()
			s.Settle()
			if !skip && failed != "" {
				require.False(t, strings.HasPrefix(got, "{"), "seed %d: %s", seed, got)
				requireParcels(t, s, rows)
				continue
			}
			require.Contains(t, got, fmt.Sprintf("Rows:300 Columns:10 Added:0 Skipped:%d Dropped:0 DroppedLines:[] ColumnIDs:[] Err:<nil>}", skipped), "seed %d", seed)
			requireParcels(t, s, want)
			requireTold(t, s, rows, want)
			s.Grid.History().Undo()
			s.Settle()
			requireParcels(t, s, rows)
			s.Grid.History().Redo()
			s.Settle()
			requireParcels(t, s, want)
		}
	}
}

func requireParcels(t *testing.T, s *gridstage.Stage[parcel], want []parcel) {
	t.Helper()
	for i, w := range want {
		got, _ := s.Grid.RowAt(i)
		require.Equal(t, fmt.Sprintf("%+v", w), fmt.Sprintf("%+v", got), "row %d", i)
	}
}

// requireTold requires an event with each changed cell, in order.
func requireTold(t *testing.T, s *gridstage.Stage[parcel], before, after []parcel) {
	t.Helper()
	var want, got []string
	texts := func(p parcel) [9]string {
		return [9]string{
			fmt.Sprint(p.Count), fmt.Sprint(p.Weight), fmt.Sprint(p.Sent), "", fmt.Sprint(p.Fragile),
			fmt.Sprint(p.Wait), string(p.Grade), fmt.Sprint(p.Size), p.Note,
		}
	}
	for i := range before {
		was, is := texts(before[i]), texts(after[i])
		for c, id := range parcelIDs {
			if was[c] != is[c] {
				want = append(want, fmt.Sprint(i, " ", id))
			}
		}
	}
	for _, ev := range gridstage.EventsOf[gridui.CellsEdited[parcel]](s.Events) {
		for e := range ev.Edits() {
			got = append(got, e.RowID+" "+e.ColumnID)
		}
	}
	require.Equal(t, want, got)
}

// A paste reports the first cell in reading order that refuses its text.
func TestAPasteTellsTheFirstCellThatFails(t *testing.T) {
	rows, lines := someParcels(rand.New(rand.NewPCG(3, 3)), 100), make([][]string, 100)
	for i := range lines {
		lines[i] = strings.Split("1,2,2024-02-29 12:30,x,true,1h,a,1,text", ",")
	}
	for _, c := range []struct {
		row, col int
		text     string
		want     string
	}{
		{99, 0, "x", "99 count: "}, {50, 4, "maybe", "50 fragile: "}, {50, 1, "13", "50 weight: "},
		{49, 6, "?", "49 grade: "}, {49, 2, "soon", "49 sent: "}, {2, 5, "1", "2 wait: "},
	} {
		lines[c.row][c.col] = c.text // earlier ones fail later
		s := parcelStage(append([]parcel(nil), rows...), false)
		s.Grid.Paste(padded(lines))
		require.Contains(t, s.PasteOutcome(), c.want)
		requireParcels(t, s, rows)
	}
}

// Values read for a column are not used for another, and are read again if the way of reading changes.
func TestAPasteReadsForTheColumnsAsTheyAreInTheEnd(t *testing.T) {
	type row struct {
		a int
		b float64
		c int
	}
	const n = 3000
	line := "1\t2\t3\t" + strings.Repeat("-", 100) + "\n"
	for _, c := range []struct {
		name   string
		change func(g *gridui.Grid[row], b *gridui.Typed[row, float64])
		want   row
	}{
		{"nothing", func(*gridui.Grid[row], *gridui.Typed[row, float64]) {}, row{1, 2, 3}},
		{"moved", func(g *gridui.Grid[row], _ *gridui.Typed[row, float64]) {
			g.Columns = []gridui.Column[row]{g.Columns[0], g.Columns[2], g.Columns[1]}
		}, row{1, 3, 2}},
		{"removed", func(g *gridui.Grid[row], _ *gridui.Typed[row, float64]) {
			g.Columns = []gridui.Column[row]{g.Columns[0], g.Columns[2]}
		}, row{1, 0, 2}},
		{"read otherwise", func(_ *gridui.Grid[row], b *gridui.Typed[row, float64]) {
			b.Parse(func(text string) (float64, error) { return 7, nil })
		}, row{1, 7, 3}},
		{"read-only", func(_ *gridui.Grid[row], b *gridui.Typed[row, float64]) { b.Edit(nil) }, row{1, 0, 3}},
	} {
		b := gridui.Field("b", "B", func(r row) float64 { return r.b }).Edit(func(r *row, v float64) { r.b = v })
		s := gridstage.New(image.Pt(600, 300), func(g *gridui.Grid[row]) {
			g.Columns = []gridui.Column[row]{
				gridui.Field("a", "A", func(r row) int { return r.a }).Edit(func(r *row, v int) { r.a = v }),
				b,
				gridui.Field("c", "C", func(r row) int { return r.c }).Edit(func(r *row, v int) { r.c = v }),
			}
			g.Editing.Enabled = true
			g.SetRows(make([]row, n))
			g.FocusCell(0, "a")
		})
		s.Grid.Paste(strings.Repeat(line, n))
		c.change(&s.Grid, b)
		require.Contains(t, s.PasteOutcome(), "Rows:3000", c.name)
		s.Settle()
		for i := range n {
			got, _ := s.Grid.RowAt(i)
			require.Equal(t, c.want, got, "%s: row %d", c.name, i)
		}
	}
}

func TestTooManyCellsAreNotPasted(t *testing.T) {
	for _, between := range []string{"\t", "\n", "\r"} {
		s := parcelStage(someParcels(rand.New(rand.NewPCG(1, 1)), 3), false)
		s.Grid.Paste(strings.Repeat(between, 4_000_001))
		require.Contains(t, s.PasteOutcome(), edit.ErrPasteLarge.Error())
	}
}
