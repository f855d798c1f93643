// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// FilterBar sets which parts the bar of package filterbar shows. The zero value shows all parts.
type FilterBar struct {
	// Disabled hides the bar. WhenFiltered hides it while there is no filter.
	Disabled, WhenFiltered bool
	// RemoveDisabled keeps users from removing single filters. ClearDisabled leaves out the button that removes all
	// filters.
	RemoveDisabled, ClearDisabled bool
	// BuildDisabled leaves out the button that opens the builder; only Bar.Build opens it then. TextDisabled leaves
	// out the field of the builder in which users type an expression as text.
	BuildDisabled, TextDisabled bool
}
