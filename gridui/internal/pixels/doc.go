// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pixels compares pictures of grids with pictures taken before. Its tests
// need OpenGL and stand behind the build tag pixels:
//
//	go test -tags nowayland,novulkan,pixels ./gridui/internal/pixels
//
// With -update they write the pictures anew.
package pixels
