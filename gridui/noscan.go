// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "errors"

// ErrNoScan is the error of what needs all rows of a source where Virtual.NoScan forbids to
// read them.
var ErrNoScan = errors.New("gridui: the rows are not to be read from end to end: Virtual.NoScan")
