// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// TotalEdit sets how the rows of a group, or all rows, get a total that users type into the row of the group, its
// footer or the row of totals. See Typed.EditTotal.
type TotalEdit uint8

const (
	// TotalFixed means that the total cannot be edited.
	TotalFixed TotalEdit = iota
	// ShareEqual gives each row the same part of the total. Of what cannot be divided, the first rows get one unit
	// more: 10 over three rows is 4, 3, 3.
	ShareEqual
	// ShareProportional gives each row a part in proportion to its value: 100 over 1, 2, 1 is 25, 50, 25. What cannot be
	// divided goes to the rows with the largest remainders, first rows first. If the values add up to zero, it is
	// ShareEqual.
	ShareProportional
	// SetAll gives each row the typed value itself.
	SetAll
)
