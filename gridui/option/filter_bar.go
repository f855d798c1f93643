// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// FilterBar are the options of the bar of package filterbar. The zero value shows all parts of it.
type FilterBar struct {
	// Disabled hides the bar, WhenFiltered hides it while there is no filter.
	Disabled, WhenFiltered bool
	// RemoveDisabled keeps users from taking single filters away, ClearDisabled leaves out the button that
	// takes all of them away.
	RemoveDisabled, ClearDisabled bool
	// BuildDisabled leaves out the button that opens the builder, which then opens by no other way
	// than Bar.Build; TextDisabled leaves out the field for an expression as text in it.
	BuildDisabled, TextDisabled bool
}
