// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

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
