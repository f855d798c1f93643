// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// FilterBar are the options of the bar of package filterbar. The zero value shows all parts of it.
type FilterBar struct {
	// Off hides the bar, WhenFiltered hides it while there is no filter.
	Off, WhenFiltered bool
	// NoRemove keeps users from taking single filters away, NoClear leaves out the button that
	// takes all of them away.
	NoRemove, NoClear bool
	// NoBuild leaves out the button that opens the builder, which then opens by no other way
	// than Bar.Build; NoText leaves out the field for an expression as text in it.
	NoBuild, NoText bool
}
