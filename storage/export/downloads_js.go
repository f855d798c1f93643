// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package export

import "context"

// Downloads writes to where a user looks for files: in a browser it is Download,
// elsewhere the folder Downloads in the user's home folder, or that folder itself
// where there is none. It is a Destination.
func Downloads(ctx context.Context, src Source, e Exporter, opt Options) (path string, err error) {
	return Download(ctx, src, e, opt)
}
