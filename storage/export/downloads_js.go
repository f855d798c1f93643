// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import "context"

// Downloads exports to the place where users look for files: in a browser it calls Download, elsewhere it
// writes to the folder Downloads in the user's home folder, or to the home folder if there is none. It is a
// Destination.
func Downloads(ctx context.Context, src Source, e Exporter, opt Options) (path string, err error) {
	return Download(ctx, src, e, opt)
}
