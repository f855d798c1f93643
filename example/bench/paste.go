// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/csv"
	"errors"
	"io"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/example/bench/internal/sheet"
	"github.com/giogrid/giogrid/example/bench/internal/stage"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	pastedColumns = 10
	// mostPaste bounds the ratio of a paste to the plain way.
	mostPaste = 1.7
)

// line is a row to paste into: a key, and ten cells.
type line struct {
	key string
	records.Record
	order int64
	town  string
}

func lineKey(l line) string { return l.key }

// lines returns rows without values.
func lines(n int) []line {
	all := make([]line, n)
	for i := range all {
		all[i].key = strconv.Itoa(i)
	}
	return all
}

const stampLayout = "2006-01-02 15:04:05"

// lineColumns returns the columns for the texts of cells.
func lineColumns() []gridui.Column[line] {
	return []gridui.Column[line]{
		gridui.Field("id", "ID", func(l line) int64 { return l.ID }).Edit(func(l *line, v int64) { l.ID = v }),
		gridui.Field("name", "Name", func(l line) string { return l.Name }).Edit(func(l *line, v string) { l.Name = v }),
		gridui.Field("city", "City", func(l line) string { return l.City }).Edit(func(l *line, v string) { l.City = v }),
		gridui.Field("group", "Group", func(l line) int32 { return l.Group }).Edit(func(l *line, v int32) { l.Group = v }),
		gridui.Field("score", "Score", func(l line) float64 { return l.Score }).Edit(func(l *line, v float64) { l.Score = v }),
		gridui.Time("stamp", "Stamp", func(l line) time.Time { return l.Stamp }).Layout(stampLayout).
			Edit(func(l *line, v time.Time) { l.Stamp = v }),
		gridui.Field("email", "Email", func(l line) string { return l.Email }).Edit(func(l *line, v string) { l.Email = v }),
		gridui.Field("note", "Note", func(l line) string { return l.Note }).Edit(func(l *line, v string) { l.Note = v }),
		gridui.Field("order", "Order", func(l line) int64 { return l.order }).Edit(func(l *line, v int64) { l.order = v }),
		gridui.Field("town", "Town", func(l line) string { return l.town }).Edit(func(l *line, v string) { l.town = v }),
	}
}

// pasteStage is a window with rows to paste into.
type pasteStage struct {
	*stage.Stage
	grid *stage.Grid[line]
	rows []line
	wake chan struct{}
}

func newPasteStage(n int) pasteStage {
	g := stage.NewGridWith(lineColumns()...)
	s := pasteStage{grid: g, rows: lines(n), wake: make(chan struct{}, 1)}
	g.RowID = lineKey
	// One undo step: each holds the values before and after, and the measurement would include all of them.
	g.Editing = option.Editing{Enabled: true, History: 1}
	g.Invalidate = func() {
		select {
		case s.wake <- struct{}{}:
		default:
		}
	}
	g.SetRows(s.rows)
	s.Stage = stage.New(g, sheet.HD, 0)
	g.FocusCell(0, "id")
	s.Frame()
	return s
}

// paste pastes a text and draws frames until the last row contains its note. While the text is parsed in the
// background it draws none.
func (s pasteStage) paste(text, note string) error {
	select {
	case <-s.wake: // an earlier request
	default:
	}
	s.grid.Paste(text)
	const patience = 100
	select {
	case <-s.wake:
	case <-time.After(time.Minute):
	}
	last := &s.rows[len(s.rows)-1]
	for range patience {
		if last.Note == note {
			return nil
		}
		s.Frame()
	}
	return errors.New("what was pasted does not show")
}

// pasteCells measures a paste of 100,000 × 10 cells into rows, from the text to the changed rows, with an undo step.
// The plain way parses the same text with encoding/csv and strconv, finds each row by its key, keeps its old values
// and compares each value.
func pasteCells(t *table, data []records.Record) error {
	s, plain := newPasteStage(len(data)), newPlainPaste(len(data))
	texts, notes := pasteTexts(data)
	var failed error
	ours, theirs := 0, 0
	// The collector marks on idle cores, and CPU time includes all of them.
	defer debug.SetGCPercent(debug.SetGCPercent(-1))
	d := measure.Plan{Rounds: 7, Times: 1}.Run(
		func() { failed = errors.Join(failed, s.paste(texts[ours%2], notes[ours%2])); ours++ },
		func() { failed = errors.Join(failed, plain.paste(texts[theirs%2])); theirs++ },
	)
	if failed != nil {
		return failed
	}
	if ours != theirs || !slices.Equal(s.rows, plain.rows) {
		return errors.New("other values were pasted than the text holds")
	}
	if plain.changed != len(data)*pastedColumns {
		return errors.New("the plain way left values as they were")
	}
	if !s.grid.History().Undo() {
		return errors.New("a paste cannot be undone")
	}
	t.add(value("tracking/paste/plain", milliseconds(d.B), "ms"))
	t.add(value("tracking/paste", milliseconds(d.A), "ms").against(d.Ratio).atMost(mostPaste))
	return nil
}

// pasteTexts returns two tables without a common cell, and the note in the last row of each.
func pasteTexts(data []records.Record) (texts, notes [2]string) {
	for i := range texts {
		all := slices.Clone(data)
		for k := range all {
			r := &all[k]
			r.Stamp = r.Stamp.Add(time.Duration(i) * time.Hour)
			r.ID, r.Group, r.Score = r.ID+int64(i), r.Group+int32(i), r.Score+float64(i)
			mark := strings.Repeat("~", i)
			r.Name, r.City, r.Email, r.Note = r.Name+mark, r.City+mark, r.Email+mark, r.Note+mark
		}
		texts[i], notes[i] = string(joinTSV(nil, cells(all))), all[len(all)-1].Note
	}
	return texts, notes
}

// plainPaste holds rows to paste into without a grid.
type plainPaste struct {
	rows    []line
	shown   []string       // the keys of the rows in their present order
	index   map[string]int // by key
	before  []line         // the old values of the rows that the latest paste changed
	changed int            // the number of values that it changed
}

func newPlainPaste(n int) *plainPaste {
	p := &plainPaste{rows: lines(n), index: map[string]int{}}
	for i := range p.rows {
		p.shown = append(p.shown, lineKey(p.rows[i]))
		p.index[p.shown[i]] = i
	}
	return p
}

// paste parses a table and sets the values of the rows.
func (p *plainPaste) paste(text string) error {
	p.before, p.changed = nil, 0
	r := csv.NewReader(strings.NewReader(text))
	r.Comma, r.ReuseRecord, r.FieldsPerRecord = '\t', true, pastedColumns
	for _, key := range p.shown {
		cells, err := r.Read()
		if err == nil {
			err = p.put(key, cells)
		}
		if err != nil {
			return err
		}
	}
	if _, err := r.Read(); err != io.EOF {
		return errors.New("there are more lines than rows")
	}
	return nil
}

// put sets the row with a key to the texts of ten cells.
func (p *plainPaste) put(key string, cells []string) error {
	i, ok := p.index[key]
	if !ok {
		return errors.New("no such row")
	}
	next := p.rows[i]
	if err := next.read(cells); err != nil {
		return err
	}
	if n := next.differences(&p.rows[i]); n > 0 {
		p.before = append(p.before, p.rows[i])
		p.rows[i] = next
		p.changed += n
	}
	return nil
}

// differences returns the number of values, of ten, that differ.
func (l *line) differences(other *line) (n int) {
	for _, is := range [pastedColumns]bool{
		l.ID != other.ID, l.Name != other.Name, l.City != other.City, l.Group != other.Group, l.Score != other.Score,
		!l.Stamp.Equal(other.Stamp), l.Email != other.Email, l.Note != other.Note, l.order != other.order, l.town != other.town,
	} {
		if is {
			n++
		}
	}
	return n
}

// read parses the texts of ten cells.
func (l *line) read(cells []string) error {
	var errs [5]error
	var group int64
	l.ID, errs[0] = strconv.ParseInt(cells[0], 10, 64)
	l.Name, l.City = cells[1], cells[2]
	group, errs[1] = strconv.ParseInt(cells[3], 10, 32)
	l.Group = int32(group)
	l.Score, errs[2] = strconv.ParseFloat(cells[4], 64)
	l.Stamp, errs[3] = time.Parse(stampLayout, cells[5])
	l.Email, l.Note = cells[6], cells[7]
	l.order, errs[4] = strconv.ParseInt(cells[8], 10, 64)
	l.town = cells[9]
	return errors.Join(errs[:]...)
}
