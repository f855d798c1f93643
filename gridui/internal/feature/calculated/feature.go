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

// Sources holds the state and the services that the feature uses.
type Sources struct {
	_ nocmp.Struct

	Options *option.Calculated
	// Grid holds the options of the grid, from which deleted columns are removed.
	Grid     *option.Options
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Requests *viewport.Requests
	Painter  *draw.Painter
	Buttons  *ui.Buttons
	Report   dataset.Report
	// Editing records the steps of users, for undo.
	Editing *edit.Editing
	// Keyboard is the tag that gets the keyboard focus when the dialogue closes.
	Keyboard event.Tag
	// Clock returns the time of today and now.
	Clock func() time.Time
}

// Feature implements the calculated columns of a grid.
type Feature struct {
	Sources
	made  made
	words words
	// rev counts changes by users, for views.
	rev    uint64
	dialog dialog
}

// Wire sets the sources of the feature.
func (f *Feature) Wire(s Sources) {
	f.Sources = s
	f.made.f, f.words.f, f.dialog.f = f, f, f
	f.dialog.field.f = f
}

// words holds the texts in the language of the frame.
type words struct {
	f        *Feature
	language string
	known    bool
	texts    locale.Calculated
}

// sync updates the texts for the current language.
func (w *words) sync() *words {
	if language := w.f.Columns.Language; !w.known || w.language != language {
		w.known, w.language = true, language
		w.texts = locale.CalculatedFor(language)
	}
	if o := w.f.Options; o.Texts != nil {
		w.texts = *o.Texts
	}
	return w
}
