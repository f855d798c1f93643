// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Views holds the texts of the menu of views.
type Views struct {
	// Views labels the button while no view is chosen, Changed a view with unsaved changes, and Locked a view of the
	// program.
	Views           string
	Changed, Locked func(name string) string
	// None is shown in the menu if there are no views.
	None string
	// Save is the item that saves the changed view. SaveAs, Rename, Delete, Share and Paste are the other items.
	Save                                 func(name string) string
	SaveAs, Rename, Delete, Share, Paste string
	// Name labels the field for a name; OK and Cancel label its buttons. Ask is the question before a view is
	// deleted; Remove and Cancel label the answers.
	Name               string
	Ask                func(name string) string
	OK, Cancel, Remove string
	// Shared states that a view is on the clipboard. Saved, Renamed, Deleted and Chosen state that a view was saved,
	// renamed, deleted or chosen.
	Shared, Saved, Renamed, Deleted, Chosen func(name string) string
	// NameEmpty and NameTaken state why a name is invalid. Gone states that the view does not exist any more.
	NameEmpty       string
	NameTaken, Gone func(name string) string
	// Full states that there is no room left to save a view. NotSaved and NotLoaded precede the reason why views
	// could not be saved or loaded.
	Full, NotSaved, NotLoaded string
	// NoText states that the clipboard contains no text. NotAView precedes the reason why a text is not a view. At
	// formats the position of an error, line and column from 1.
	NoText   string
	NotAView string
	At       func(line, column int) string
}

// override returns the texts with the texts of part that are set.
func (t Views) override(part Views) Views {
	for _, s := range [...]struct {
		to   *string
		from string
	}{
		{&t.Views, part.Views}, {&t.None, part.None}, {&t.SaveAs, part.SaveAs}, {&t.Rename, part.Rename}, {&t.Delete, part.Delete},
		{&t.Share, part.Share}, {&t.Paste, part.Paste}, {&t.Name, part.Name}, {&t.OK, part.OK}, {&t.Cancel, part.Cancel}, {&t.Remove, part.Remove},
		{&t.NameEmpty, part.NameEmpty}, {&t.Full, part.Full}, {&t.NotSaved, part.NotSaved}, {&t.NotLoaded, part.NotLoaded},
		{&t.NoText, part.NoText}, {&t.NotAView, part.NotAView},
	} {
		*s.to = override.Or(s.from, *s.to)
	}
	for _, f := range [...]struct {
		to   *func(string) string
		from func(string) string
	}{
		{&t.Changed, part.Changed}, {&t.Locked, part.Locked}, {&t.Save, part.Save}, {&t.Ask, part.Ask}, {&t.Shared, part.Shared},
		{&t.Saved, part.Saved}, {&t.Renamed, part.Renamed}, {&t.Deleted, part.Deleted}, {&t.Chosen, part.Chosen},
		{&t.NameTaken, part.NameTaken}, {&t.Gone, part.Gone},
	} {
		either1(f.to, f.from)
	}
	if part.At != nil {
		t.At = part.At
	}
	return t
}
