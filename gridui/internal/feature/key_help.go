// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import "gioui.org/io/key"

// KeyHelp names a key that a feature handles in addition to the keys of the grid.
type KeyHelp struct {
	Name      key.Name
	Modifiers key.Modifiers
	Text      string
	// Inside names the card or panel in which the key acts, empty for keys of the cells.
	Inside string
}

// Label returns the text of the key, behind the name of the card or panel in which it acts.
func (k *KeyHelp) Label() string {
	if k.Inside == "" {
		return k.Text
	}
	return k.Inside + ": " + k.Text
}

// KeyTeller is implemented by features that handle keys in addition to the keys of the grid. AppendKeys is called while
// the list of keys shows.
type KeyTeller interface {
	AppendKeys(dst []KeyHelp) []KeyHelp
}

// AppendKeys appends the keys of all features.
func (l *List) AppendKeys(dst []KeyHelp) []KeyHelp {
	for _, f := range l.added {
		if t, ok := f.feature.(KeyTeller); ok {
			dst = t.AppendKeys(dst)
		}
	}
	return dst
}
