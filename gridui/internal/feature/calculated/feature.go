// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"time"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Sources are what the feature reads and changes, and what it draws with.
type Sources struct {
	_ nocmp.Struct

	Options *option.Calculated
	// Grid are the options of the grid, of which deleted columns are taken out.
	Grid     *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Report   dataset.Report
	// Editing keeps the steps of users, to be undone.
	Editing *edit.Editing
	// Keyboard is the tag that gets the keyboard when the dialogue closes.
	Keyboard event.Tag
	// Clock is what today and now stand for.
	Clock func() time.Time
}

// Feature has the calculated columns of a grid.
type Feature struct {
	Sources
	made  made
	words words
	// rev counts what users change, for views.
	rev    uint64
	dialog dialog
}

// Wire connects the feature.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.made.f, f.words.f, f.dialog.f = f, f, f
	f.dialog.field.f = f
}

// words are the texts in the language of the frame.
type words struct {
	f        *Feature
	language string
	known    bool
	texts    locale.Calculated
	formula  locale.Formula
}

// sync brings the texts in line with the language.
func (w *words) sync() *words {
	if language := w.f.Columns.Language; !w.known || w.language != language {
		w.known, w.language = true, language
		w.texts, w.formula = locale.CalculatedFor(language), locale.FormulaFor(language)
	}
	if o := w.f.Options; o.Texts != nil {
		w.texts = *o.Texts
	}
	if o := w.f.Options; o.Words != nil {
		w.formula = *o.Words
	}
	return w
}
