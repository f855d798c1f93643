// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package icon defines the icons of a grid. An Icon is a shape in one colour or a text. A Set holds one Icon for each
// place where a grid draws one. Default returns a complete Set that needs no font.
//
// The package does not depend on grids. It imports only Gio's drawing operations.
package icon
