// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package pixels compares pictures of grids with stored pictures. Its tests need OpenGL and the
// build tag pixels:
//
//	go test -tags nowayland,novulkan,pixels ./gridui/internal/pixels
//
// With -update they write new pictures.
package pixels
