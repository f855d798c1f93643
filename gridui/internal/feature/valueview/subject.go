// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"reflect"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// state selects a value or a note to show.
type state uint8

const (
	// noCell: no cell with a value has the focus.
	noCell state = iota
	// missing: the cell has no value.
	missing
	// empty is a text or bytes of length 0.
	empty
	// loading and failed: the value of a source is not in memory.
	loading
	failed
	// loaded: the value shows.
	loaded
)

// subject is the value of the focused cell.
type subject struct {
	*Sources
	state           state
	rowID, columnID string
	header          string
	def             *column.Def
	row             rowdata.Row
	// source holds the text or the bytes of the value. json and bytes have the meaning of Value.JSON and Value.IsBytes.
	source      string
	json, bytes bool
	// shown is the text of the cell if that formats the value, which is no text, in another way; else it is empty.
	shown string
	// editable is set if users can edit the value here.
	editable bool
	// rev increases when the value changes, cell when the panel goes to another cell.
	rev, cell uint32
	known     subjectKey
	buf       []byte
}

// subjectKey holds the inputs of the subject.
type subjectKey struct {
	rows, columns, style uint32
	data                 uint64
	edits                uint64
	pending              int
	at                   viewport.Address
	focused, enabled     bool
}

// key returns the current inputs of the subject.
func (s *subject) key() subjectKey {
	k := subjectKey{
		rows: s.Dataset.RowsRev, columns: s.Columns.Rev, data: s.Cells.Revision(), edits: s.Editing.State.Edits, pending: len(s.Dataset.Overlaid),
		style: s.Painter.StyleRev, focused: s.Focus.IsSet(),
		enabled: s.Options.Editing.Enabled && !s.Options.Loading.Overlay && !s.Settings.ReadOnly,
	}
	if k.focused {
		k.at = s.Focus.At()
	}
	return k
}

// forget drops the value.
func (s *subject) forget() {
	*s = subject{Sources: s.Sources, rev: s.rev + 1, cell: s.cell + 1}
}

// sync follows the focus and the rows. It does nothing if neither has changed. held keeps the cell, whose typed text
// was refused.
func (s *subject) sync(held bool) {
	k := s.key()
	if k == s.known && s.state != loading || held && k.focused && s.differs(k.at) {
		return
	}
	s.known = k
	rowID, columnID, was := s.rowID, s.columnID, s.state
	s.read(k)
	if s.rowID != rowID || s.columnID != columnID {
		s.cell++
		s.rev++
	} else if s.state != was {
		s.rev++
	}
}

// differs reports whether an address names another cell.
func (s *subject) differs(at viewport.Address) bool {
	if at.Col < 0 || at.Col >= len(s.Columns.Leaves) || s.Columns.Leaves[at.Col].ID != s.columnID {
		return true
	}
	pos, ok := s.Viewport.RowAt(at)
	return !ok || s.Dataset.RowID(pos) != s.rowID
}

// read reads the value of the focused cell.
func (s *subject) read(k subjectKey) {
	s.def, s.row, s.editable, s.state = nil, rowdata.Row{}, false, noCell
	if !k.focused || k.at.Band == layoutx.Head || k.at.Band == layoutx.Foot || k.at.Col < 0 || k.at.Col >= len(s.Columns.Leaves) {
		s.leave()
		return
	}
	def := s.Columns.Def(k.at.Col)
	pos, ok := s.Viewport.RowAt(k.at)
	if !ok || !s.Dataset.HasRow(pos) || def.Utility || def.Children != nil {
		s.leave()
		return
	}
	s.columnID, s.rowID, s.header = def.ID, s.Dataset.RowID(pos), s.Columns.Leaves[k.at.Col].Header
	s.readAt(k.at, pos, def, k.enabled)
}

// leave drops the value of the cell that had the focus.
func (s *subject) leave() { s.columnID, s.rowID, s.header, s.source, s.shown = "", "", "", "", "" }

// readAt reads the value of a cell.
func (s *subject) readAt(at viewport.Address, pos coord.Pos, def *column.Def, editable bool) {
	if it := s.Dataset.SourceOf(pos); it.IsRecord() && s.Dataset.KindOf(it) == dataset.ItemRow {
		switch s.Dataset.Access().State(pos) {
		case remote.Loading:
			s.state = loading
			return
		case remote.Failed:
			s.state = failed
			return
		}
	}
	row, ok := s.Dataset.Row(at.Band, at.Row)
	s.def, s.row = def, row
	if !ok {
		s.setOwn(at)
		return
	}
	s.set(s.valueOf(def, row))
	s.shown = s.shownAt(at)
	s.editable = editable && s.canEdit(at, def)
}

// canEdit reports whether a cell can be edited as a text.
func (s *subject) canEdit(at viewport.Address, def *column.Def) bool {
	kind := def.EditorKind()
	return s.rowID != "" && kind != column.EditorTruth && kind != column.EditorChoice && def.EditText != nil && len(s.source) <= 4*mostRunes &&
		utf8.RuneCountInString(s.source) <= mostRunes && s.Cells.Editable(at)
}

// setOwn sets the text of a cell of a row that the grid made, such as a group.
func (s *subject) setOwn(at viewport.Address) {
	s.buf = s.Cells.AppendText(s.buf[:0], at)
	s.shown = ""
	s.set(Value{Text: string(s.buf)})
}

// set sets the value.
func (s *subject) set(v Value) {
	s.state = loaded
	switch {
	case v.Loading:
		s.state = loading
	case v.Missing:
		s.state = missing
	case v.IsBytes && len(v.Bytes) == 0 || !v.IsBytes && v.Text == "":
		s.state = empty
	}
	same := s.json == v.JSON && s.bytes == v.IsBytes
	if v.IsBytes {
		same = same && s.source == string(v.Bytes)
	} else {
		same = same && s.source == v.Text
	}
	if same {
		return
	}
	s.json, s.bytes, s.source = v.JSON, v.IsBytes, v.Text
	if v.IsBytes {
		s.source = string(v.Bytes)
	}
	s.rev++
}

// valueOf returns the value of a row in a column. A panic of the program counts as a missing value.
func (s *subject) valueOf(def *column.Def, row rowdata.Row) (v Value) {
	v.Missing = true
	_ = column.Contained(func() error {
		if s.Read != nil {
			if read, ok := s.Read(row, def.ID); ok {
				v = read
				return nil
			}
		}
		v = ownValue(def, row)
		return nil
	})
	return v
}

// ownValue returns the value that a column has.
func ownValue(def *column.Def, row rowdata.Row) Value {
	if def.Otherwise != nil {
		if text, ok := def.Otherwise(row); ok {
			return Value{Text: text}
		}
	}
	if def.Str != nil {
		text, ok := def.Str(row)
		return Value{Text: text, Missing: !ok}
	}
	if def.Value == nil || def.Missing != nil && def.Missing(row) {
		return Value{Missing: true}
	}
	v := def.Value(row)
	if v == nil {
		return Value{Missing: true}
	}
	if r := reflect.ValueOf(v); r.Kind() == reflect.Slice && r.Type().Elem().Kind() == reflect.Uint8 {
		return Value{IsBytes: true, Bytes: r.Bytes(), JSON: r.Type().String() == "json.RawMessage"}
	}
	return Value{Text: string(column.AppendAny(nil, v))}
}

// mostShown limits the length of a text that is shown beside the value, in bytes.
const mostShown = 256

// shownAt returns the text of a cell that differs from its value, empty for texts and long values.
func (s *subject) shownAt(at viewport.Address) string {
	if s.bytes || s.state != loaded || s.def.Kind == option.KindText || len(s.source) > mostShown {
		return ""
	}
	s.buf = s.Cells.AppendText(s.buf[:0], at)
	switch string(s.buf) {
	case s.source:
		return ""
	case s.shown:
		return s.shown
	}
	if len(s.buf) > mostShown {
		return ""
	}
	return string(s.buf)
}
