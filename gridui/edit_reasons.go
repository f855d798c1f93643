// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/feature/celledit"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
)

// ErrTooLong is the error of a cell whose text is too long for the editor: more than
// 32,768 characters.
var ErrTooLong = celledit.ErrTooLong

// ErrorText is what to tell a user of the error of an EditRefused, a PasteFailed or of
// EditCells, in the Locale that the grid was drawn with last: its words for what the
// grid itself refuses, else the text of what Parse, Validate or the caller returned.
func (g *Grid[T]) ErrorText(err error) string { return g.bound().ErrorText(err) }

func (g *core) ErrorText(err error) string { return g.engine.reason(err) }

// reason is what to tell the user of an error.
func (e *engine) reason(err error) string {
	if err == nil {
		return ""
	}
	texts := &e.draw.Style.Texts.Editing
	for _, known := range [...]struct {
		err  error
		text string
	}{
		{column.ErrNoChoice, texts.InvalidChoice}, {ErrNotEditable, texts.NotEditable}, {ErrRowGone, texts.RowGone},
		{ErrRowDeleted, texts.RowDeleted}, {ErrKeyEdited, texts.KeyEdited}, {ErrKeyTaken, texts.KeyTaken}, {ErrTooLong, texts.TooLong},
		{ErrPasteLarge, texts.PasteLarge}, {ErrPasteEmpty, texts.PasteEmpty},
		{ErrEditLarge, texts.EditLarge}, {ErrEditStopped, texts.EditStopped},
	} {
		if known.text != "" && errors.Is(err, known.err) {
			return known.text
		}
	}
	var number *strconv.NumError
	var when *time.ParseError
	var cell *events.CellError
	switch {
	case errors.As(err, &number) && errors.Is(number.Err, strconv.ErrRange) && texts.InvalidRange != "":
		return texts.InvalidRange
	case errors.As(err, &number) && texts.InvalidNumber != "":
		return texts.InvalidNumber
	case errors.As(err, &when) && texts.InvalidTime != nil:
		layout := e.features.cellEdit.TimeLayout()
		if layout == "" {
			layout = when.Layout
		}
		return texts.InvalidTime(calendar.Example(layout))
	case errors.As(err, &cell):
		return cell.Err.Error()
	}
	return err.Error()
}
