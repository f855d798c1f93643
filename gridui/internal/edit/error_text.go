// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/errwords"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/tracking"
)

// ErrorText returns the text of an error for users: in the words of the locale if the grid itself
// refused the edit, else the error text of the column or the program. For a time that could not be
// parsed it contains an example in timeLayout, or in the error's layout if that is empty.
func ErrorText(err error, texts *locale.Editing, timeLayout string) string {
	if err == nil {
		return ""
	}
	for _, known := range [...]struct {
		err  error
		text string
	}{
		{column.ErrNoChoice, texts.InvalidChoice}, {column.ErrOtherKind, texts.OtherKind}, {column.ErrShownOnly, texts.ShownOnly},
		{column.ErrNotEditable, texts.NotEditable}, {dataset.ErrRowGone, texts.RowGone},
		{ErrRowDeleted, texts.RowDeleted}, {dataset.ErrRowHidden, texts.RowHidden}, {ErrEditOpen, texts.EditOpen},
		{dataset.ErrConflicts, texts.Conflicts}, {ErrKeyEdited, texts.KeyEdited}, {ErrKeyTaken, texts.KeyTaken}, {ErrTooLong, texts.TooLong},
		{ErrNotInserted, texts.NotInserted}, {ErrManyRows, texts.ManyRows},
		{ErrPasteLarge, texts.PasteLarge}, {ErrPasteEmpty, texts.PasteEmpty}, {ranges.ErrNoTarget, texts.PasteNoTarget},
		{ErrPasteNoAnswer, texts.PasteNoAnswer}, {ErrCopyLarge, texts.CopyLarge},
		{ErrEditLarge, texts.EditLarge}, {ErrEditStopped, texts.EditStopped}, {ErrNotLoaded, texts.NotLoaded},
	} {
		if known.text != "" && errors.Is(err, known.err) {
			return known.text
		}
	}
	var own interface {
		Localized(texts *locale.Editing) string
	}
	if errors.As(err, &own) {
		if text := own.Localized(texts); text != "" {
			return text
		}
	}
	var number *numtext.Error
	var parsed *strconv.NumError
	var when *time.ParseError
	var cell *events.CellError
	var paste *ranges.PasteError
	var refused *tracking.RefusedError
	switch {
	case errors.As(err, &refused) && texts.RowsRefused != nil:
		return texts.RowsRefused(len(refused.Errors), reasons(refused.Errors))
	case errors.As(err, &paste) && pasteText(paste, texts) != "":
		return pasteText(paste, texts)
	case errors.As(err, &number) && numberText(number, texts) != "":
		return numberText(number, texts)
	case errors.As(err, &parsed) && errors.Is(parsed.Err, strconv.ErrRange) && texts.InvalidRange != "":
		return texts.InvalidRange
	case errors.As(err, &parsed) && texts.InvalidNumber != "":
		return texts.InvalidNumber
	case errors.As(err, &when) && texts.InvalidTime != nil:
		if timeLayout == "" {
			timeLayout = when.Layout
		}
		return texts.InvalidTime(time.Date(2025, time.December, 31, 23, 59, 0, 0, time.UTC).Format(timeLayout))
	case errors.As(err, &cell):
		return errwords.Of(cell.Err)
	}
	return errwords.Of(err)
}

// mostReasons is the maximum number of different reasons of a server in a text.
const mostReasons = 3

// reasons returns the first different messages of a server about rows, joined.
func reasons(errs []tracking.RowError) string {
	var list []string
	for i := range errs {
		if m := errs[i].Message; m != "" && !slices.Contains(list, m) {
			if len(list) == mostReasons {
				list = append(list, "…")
				break
			}
			list = append(list, m)
		}
	}
	return strings.Join(list, "; ")
}

// pasteText returns the text for a table that does not fit into ranges, empty if texts has none.
func pasteText(err *ranges.PasteError, texts *locale.Editing) string {
	switch {
	case err.Overlap:
		return texts.PasteOverlap
	case texts.PasteMisfit == nil:
		return ""
	}
	return texts.PasteMisfit(err.Table.String(), err.Range.String())
}

// numberText returns the text for a number that could not be parsed, empty if texts has none.
func numberText(err *numtext.Error, texts *locale.Editing) string {
	switch {
	case err.Reason == numtext.WrongGrouping && texts.InvalidGrouping != nil:
		return texts.InvalidGrouping(err.Example())
	case err.Reason == numtext.Ambiguous && texts.AmbiguousNumber != nil:
		return texts.AmbiguousNumber(err.Example())
	case err.Reason == numtext.NotWhole && texts.InvalidWhole != "":
		return texts.InvalidWhole
	case err.Reason == numtext.OutOfRange:
		return texts.InvalidRange
	}
	return texts.InvalidNumber
}

// SourceReason returns the text for an action that rows of a source refuse, empty for other errors.
func SourceReason(err error, texts *locale.Source) string {
	switch {
	case errors.Is(err, ErrNotLoaded):
		return texts.NotLoaded
	case errors.Is(err, dataset.ErrOffScreen):
		return texts.OffScreen
	case errors.Is(err, ErrNoInsert):
		return texts.NoInsert
	case errors.Is(err, column.ErrNotEditable), errors.Is(err, dataset.ErrNotASlice):
		return texts.NoEdits
	}
	return ""
}
