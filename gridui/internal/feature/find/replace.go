// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/findtext"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// replacer makes the new texts of cells.
type replacer struct {
	finder findtext.Finder
	with   string
	edited func(d *column.Def, row rowdata.Row) string
	typed  func(text string) any
	shown  []byte
	spans  []findtext.Span
}

// replaced returns the value to type into a cell as a replacement. It edits the initial text of the editor if
// that has as many occurrences as the shown text, or else the shown text. It skips a text that does not read
// as the cell's value: a number in the signs of another notation would become another number. ok is false if
// the cell has no occurrence.
func (r *replacer) replaced(d *column.Def, row rowdata.Row) (v any, ok bool) {
	r.shown = d.AppendText(r.shown[:0], row)
	r.spans = r.finder.Spans(r.spans[:0], textOf(r.shown))
	n := len(r.spans)
	if n == 0 {
		return nil, false
	}
	for _, from := range [...]string{r.edited(d, row), string(r.shown)} {
		if r.spans = r.finder.Spans(r.spans[:0], from); len(r.spans) == n && d.Reads(row, r.typed(from)) {
			out, _ := r.finder.AppendReplaced(nil, from, r.with)
			if len(out) == 0 {
				return nil, true
			}
			return r.typed(string(out)), true
		}
	}
	return column.Refused(column.ErrShownOnly), true
}

// canReplace reports whether cells may be edited.
func (f *Feature) canReplace() bool {
	o := f.Options
	return o.Editing.Enabled && !o.Loading.Overlay && f.search.pass != nil
}

// newReplacer returns a replacer for the current options.
func (f *Feature) newReplacer() *replacer {
	signs := f.Columns.Numbers
	return &replacer{
		finder: f.search.pass.finder(), with: f.Options.Find.Replacement,
		edited: func(d *column.Def, row rowdata.Row) string { return d.EditorText(row, signs) },
		typed:  func(text string) any { return column.Typed(text, signs) },
	}
}

// replaceKind selects the cells of a replacement.
type replaceKind uint8

const (
	replaceNothing replaceKind = iota
	replaceCurrent
	replaceHits
)

// askReplace requests a replacement in this frame. It is made after the search has followed the query, the
// rows and the columns, which may all have changed since the hits were found.
func askReplace(gtx layout.Context, f *Feature, kind replaceKind) {
	f.bar.flush(f)
	f.replaces = kind
	gtx.Execute(op.InvalidateCmd{})
}

// makeReplacement makes the requested replacement.
func makeReplacement(f *Feature) {
	kind := f.replaces
	f.replaces = replaceNothing
	switch kind {
	case replaceCurrent:
		f.replaceOne()
	case replaceHits:
		f.replaceAll()
	}
}

// replaceOne replaces the text in the current hit and goes to the next one. Without a current hit it goes to
// the first.
func (f *Feature) replaceOne() {
	c := &f.current
	if !f.canReplace() || !c.set || c.of != f.search.pass || !f.isHit() {
		f.step = stepHere
		return
	}
	d := f.search.pass.cols[c.col].def
	done := edit.ReplacedCells{}
	row, err := f.Editing.RowNow(c.record.Item())
	switch {
	case err != nil || d.Set == nil || !d.EditableIn(row) || f.Editing.Writable(c.rowID) != nil:
		done.ReadOnly = 1
	default:
		value, has := f.newReplacer().replaced(d, row)
		if !has {
			done.Refused = 1 // the source has the text, but the cell shows another one
			break
		}
		err := f.Editing.ReplaceOne(edit.Write{RowID: c.rowID, ColumnID: c.columnID, Value: value, Record: c.record, Known: true})
		if err != nil {
			done.Refused, done.Err = 1, err
		} else {
			done.Changed = 1
		}
	}
	f.replacedCells(done)
	f.step = stepNext
}

// isHit reports whether the current hit is still a hit. A hit of the source is valid while its row is loaded
// and its column is shown.
func (f *Feature) isHit() bool {
	c := &f.current
	if f.source.on {
		return c.col >= 0 && c.record >= 0 && f.Dataset.RecordByID(c.rowID) == c.record
	}
	return f.search.pass.holds(c.hit)
}

// replaceAll replaces the text in all hits, as one step of undo. It refuses for a source, whose hits are not
// all loaded.
func (f *Feature) replaceAll() {
	p := f.search.pass
	if f.source.on {
		f.Editing.EditRefused(edit.ErrNotLoaded)
		return
	}
	if !f.canReplace() || p.total.Load() == 0 && p.finished() {
		return
	}
	parts, fixed := p.editable()
	r := f.newReplacer()
	e := &examiner{finder: p.finder()}
	f.Editing.Replace(edit.Replacement{
		Rows: p.rows, Parts: parts, Lines: int(p.total.Load()),
		Has: func(line int) bool { return p.replacesIn(e, line) },
		Value: func(c edit.TargetCell) (v any, ok bool) {
			return r.replaced(c.Column, c.Before)
		},
		Made: func(done edit.ReplacedCells) {
			done.ReadOnly += p.hitsIn(fixed)
			f.replacedCells(done)
		},
		Failed: func(err error) { f.Editing.EditRefused(err) },
	})
}

// editable returns the cells in editable columns, and in fixed a mask of the other columns.
func (p *pass) editable() (parts []edit.ReplacedPart, fixed []uint64) {
	cuts := p.cut
	if cuts == nil {
		cuts = []cutRect{{rows: ranges.Span{End: p.rows.N}}}
	}
	for _, cut := range cuts {
		part := edit.ReplacedPart{Lines: cut.rows}
		for i := range p.cols {
			inside := cut.mask == nil || cut.mask[(i+1)/64]>>((i+1)%64)&1 != 0
			if d := p.cols[i].def; d.Set != nil && inside {
				part.Columns = append(part.Columns, d)
			}
		}
		parts = append(parts, part)
	}
	fixed = make([]uint64, p.words)
	for i := range p.cols {
		if p.cols[i].def.Set == nil {
			fixed[(i+1)/64] |= 1 << ((i + 1) % 64)
		}
	}
	return parts, fixed
}

// replacesIn reports whether a line has a hit. A background job calls it.
func (p *pass) replacesIn(e *examiner, line int) bool {
	record, ok := p.searched(line)
	if !ok {
		return false
	}
	if !p.knows(record) {
		p.examine(e, p.rows, []int32{int32(record)})
	}
	return p.firstIn(line, 0) >= 0
}

// replacedCells reports a replacement to the program.
func (f *Feature) replacedCells(done edit.ReplacedCells) {
	f.bar.said = replacedText(&f.Painter.Style.Texts.Find, done)
	f.search.rev++
	f.Report.Emit(events.HitsReplaced{Cells: done.Changed, ReadOnly: done.ReadOnly, Refused: done.Refused, Err: done.Err})
}
