// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
)

// content holds the documents of a value, and chooses which one shows.
type content struct {
	// subject is the value. The documents have the revision rev of it.
	subject *subject
	rev     uint32
	// chosen holds the modes that users chose, by column.
	chosen map[string]option.ValueMode
	// mode selects the view, with ValueText for JSON with an error. It is never ValueAuto.
	mode     option.ValueMode
	text     *valuedoc.Text
	json     *valuedoc.JSON
	encoding valuedoc.Encoding
	media    string
	// version increases when other rows show.
	version uint32
}

// wanted returns the mode that the user or the program has chosen for the column.
func (c *content) wanted() option.ValueMode {
	if mode, ok := c.chosen[c.subject.columnID]; ok {
		return mode
	}
	return c.subject.Settings.Mode
}

// choose makes a mode that of the column.
func (c *content) choose(mode option.ValueMode) {
	if c.chosen == nil {
		c.chosen = map[string]option.ValueMode{}
	}
	c.chosen[c.subject.columnID] = mode
}

// sync follows the value and the chosen mode.
func (c *content) sync() {
	s := c.subject
	if c.rev != s.rev {
		c.rev = s.rev
		c.text, c.json, c.media, c.encoding = nil, nil, "", valuedoc.Binary
		if s.bytes {
			c.media, c.encoding = valuedoc.Media(s.source), valuedoc.EncodingOf(s.source)
		}
		c.version++
	}
	if mode := c.decide(); mode != c.mode {
		c.mode = mode
		c.version++
	}
	if c.mode == option.ValueText && c.text == nil {
		c.text = valuedoc.NewText(c.plain())
	}
}

// plain returns the value as a text.
func (c *content) plain() string {
	if c.subject.bytes {
		return valuedoc.Decode(c.subject.source, c.encoding)
	}
	return c.subject.source
}

// decide returns the mode in which the value shows.
func (c *content) decide() option.ValueMode {
	mode := c.wanted()
	if mode == option.ValueAuto {
		mode = c.fitting()
	}
	if mode != option.ValueJSON {
		return mode
	}
	if c.json == nil {
		c.json = valuedoc.NewJSON(c.plain())
	}
	if c.json.Fault() != nil {
		return option.ValueText
	}
	return option.ValueJSON
}

// fitting returns the mode that fits the value.
func (c *content) fitting() option.ValueMode {
	s := c.subject
	switch {
	case s.json && (!s.bytes || utf8.ValidString(s.source)), !s.bytes && beginsJSON(s.source):
		return option.ValueJSON
	case s.bytes:
		return option.ValueBytes
	}
	return option.ValueText
}

// beginsJSON reports whether a text begins as an object or an array does.
func beginsJSON(text string) bool {
	text = strings.TrimLeft(text, " \t\r\n")
	return text != "" && (text[0] == '{' || text[0] == '[')
}

// fault returns the error of JSON that was asked for, nil for none: a text that only begins as JSON is a text.
func (c *content) fault() *valuedoc.Fault {
	if c.json == nil || c.mode != option.ValueText || c.wanted() != option.ValueJSON && !(c.wanted() == option.ValueAuto && c.subject.json) {
		return nil
	}
	return c.json.Fault()
}

// pressed returns the mode whose button is on.
func (c *content) pressed() option.ValueMode {
	if c.fault() != nil {
		return option.ValueJSON
	}
	return c.mode
}

// step limits the bytes of a value that a frame reads.
const step = 1 << 20

// work reads on, and reports whether there is more to read.
func (c *content) work() bool {
	switch {
	case c.mode == option.ValueJSON && !c.json.Done():
		if !c.json.Work(step) {
			c.sync() // it may have an error
		}
		return true
	case c.mode == option.ValueText && !c.text.Done():
		c.text.Work(step)
		return true
	}
	return false
}

// source returns the text in which places of rows and hits are counted.
func (c *content) source() string {
	switch c.mode {
	case option.ValueText:
		return c.text.Source()
	case option.ValueJSON:
		return c.json.Source()
	}
	return c.subject.source
}

// find returns the row that shows a place of the source.
func (c *content) find(at, dumpWidth int) (row int, ok bool) {
	switch c.mode {
	case option.ValueText:
		return c.text.Find(at)
	case option.ValueJSON:
		n := c.json.Len()
		row, ok = c.json.Find(at)
		if c.json.Len() != n {
			c.version++
		}
		return row, ok
	}
	return at / max(dumpWidth, 1), at < len(c.subject.source)
}

// len returns the number of rows read so far.
func (c *content) len(dumpWidth int) int {
	switch c.mode {
	case option.ValueText:
		return c.text.Len()
	case option.ValueJSON:
		return c.json.Len()
	}
	return (len(c.subject.source) + dumpWidth - 1) / max(dumpWidth, 1)
}

// lines returns the number of lines read so far.
func (c *content) lines() int {
	switch c.mode {
	case option.ValueText:
		return c.text.Lines()
	case option.ValueJSON:
		return c.json.Lines()
	}
	return 0
}

// row returns a row of a text or of JSON.
func (c *content) row(i int) valuedoc.Row {
	if c.mode == option.ValueJSON {
		return c.json.Row(i)
	}
	return c.text.Row(i)
}
